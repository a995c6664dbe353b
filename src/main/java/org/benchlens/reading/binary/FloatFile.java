package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFault.Kind;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;

/// Reads one file of little-endian float32 values without a header (contract, section 11).
final class FloatFile {
  /// Usual files are read in one go; larger ones in steps of this many bytes.
  private static final int STEP = 1 << 20;

  /// The longest array that every virtual machine can make.
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  private FloatFile() {}

  /// Reads the values. Nothing is allocated before the size of the file agrees with the declared
  /// count.
  ///
  /// @param path where it is; refused if it has become a link meanwhile
  /// @param folder the result's folder: what lies in it is named from there on
  /// @param declared what the state says about it
  /// @param array which array it is, for the fault
  static SampleRead read(Path path, Path folder, SampleFile declared, SampleArray array) {
    Path name = path.startsWith(folder) ? folder.relativize(path) : path;
    try (FileChannel channel =
        FileChannel.open(path, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS))) {
      long size = channel.size();
      long found = size / Float.BYTES;
      if (size == 0 || (found == 0 && declared.count() == 0)) {
        return faulty(Kind.EMPTY, name, declared, array, found);
      }
      if (found != declared.count()) {
        return faulty(Kind.COUNT_DIFFERS, name, declared, array, found);
      }
      if (found > LONGEST) {
        return faulty(Kind.UNREADABLE, name, declared, array, found);
      }
      float[] values = new float[(int) found];
      int read = fill(values, channel);
      return read == values.length
          ? new SampleRead.Loaded(Samples.of(values))
          : faulty(Kind.COUNT_DIFFERS, name, declared, array, read);
    } catch (ClosedByInterruptException cancelled) {
      // A row decided on this as if the file were bad would be wrong.
      throw cancelled(cancelled);
    } catch (NoSuchFileException gone) {
      return faulty(Kind.MISSING, name, declared, array, -1);
    } catch (IOException bad) {
      return faulty(Kind.UNREADABLE, name, declared, array, -1);
    }
  }

  /// @return number of values read; less than asked for when the file has shrunk meanwhile
  private static int fill(float[] values, FileChannel channel) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate((int) Math.min(STEP, (long) values.length * Float.BYTES))
            .order(ByteOrder.LITTLE_ENDIAN);
    int filled = 0;
    while (filled < values.length) {
      if (channel.read(bytes) < 0) {
        return filled;
      }
      bytes.flip();
      int whole = Math.min(bytes.remaining() / Float.BYTES, values.length - filled);
      bytes.asFloatBuffer().get(values, filled, whole);
      filled += whole;
      bytes.position(whole * Float.BYTES);
      bytes.compact();
    }
    return filled;
  }

  private static CancellationException cancelled(IOException cause) {
    CancellationException cancelled = new CancellationException("interrupted while reading");
    cancelled.initCause(cause);
    return cancelled;
  }

  private static SampleRead faulty(
      Kind kind, Path name, SampleFile declared, SampleArray array, long found) {
    return new SampleRead.Faulty(
        new SampleFault(kind, array, name.toString().replace('\\', '/'), declared.count(), found));
  }
}
