package org.benchlens.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.benchlens.model.Progress;

/// Takes the stamps of files.
public final class Contents {
  private static final int BUFFER = 1 << 18;

  private Contents() {}

  /// Size and SHA-256 of a file as it is now. Reads all of it: not for the UI thread.
  ///
  /// @param path where it lies
  /// @param shown the path as the user gave it
  /// @throws WorkspaceException when it cannot be read
  public static FileStamp stamp(Path path, String shown) throws WorkspaceException {
    return stamp(path, shown, Progress.NONE);
  }

  /// The same for a file that may be large.
  ///
  /// @param progress told the bytes read; may cancel
  /// @throws java.util.concurrent.CancellationException when `progress` cancelled
  public static FileStamp stamp(Path path, String shown, Progress progress)
      throws WorkspaceException {
    try (InputStream in = Files.newInputStream(path)) {
      long all = Math.max(1, Files.size(path));
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = new byte[BUFFER];
      long size = 0;
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
        size += read;
        progress.at(Math.min(size, all), all);
      }
      return new FileStamp(shown, size, HexFormat.of().formatHex(digest.digest()));
    } catch (IOException e) {
      throw new WorkspaceException(shown + " cannot be read: " + e.getMessage(), e);
    } catch (NoSuchAlgorithmException e) {
      // Every Java platform has it.
      throw new IllegalStateException(e);
    }
  }
}
