package org.benchlens.report.html;

/// What stands around the content of an HTML page: its look in light and dark, sorting, and the
/// filter where the page has one: a field `#filter`, buttons `[data-status]`, and rows with the
/// status
/// as class.
public final class HtmlFrame {
  private static final String STYLE =
      """
      :root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--muted:#59636e;--line:#d1d9e0;--chrome:#f6f8fa;
      --regressed:#b34e00;--improved:#007a59;--unchanged:#5c6570;--inconclusive:#a3487b}
      @media(prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--muted:#9ba5b0;--line:#3d444d;--chrome:#151b23;
      --regressed:#f0883e;--improved:#2bb98f;--unchanged:#9aa4af;--inconclusive:#cc79a7}}
      body{background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,sans-serif;margin:2em;max-width:110em}
      h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.6em}
      dl{display:grid;grid-template-columns:max-content 1fr;gap:.1em 1em}dt{color:var(--muted)}dd{margin:0}
      .scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
      th,td{padding:.25em .7em;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}
      td:last-child{white-space:normal}th{background:var(--chrome)}
      [data-right]{text-align:right}
      th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid #0969da}
      th[aria-sort=ascending] button::after{content:" \\2191"}th[aria-sort=descending] button::after{content:" \\2193"}
      .regressed,.improved,.unchanged,.inconclusive,.verdict{font-weight:600}
      .regressed,.slow .verdict{color:var(--regressed)}.improved,.fast .verdict{color:var(--improved)}
      .unchanged,.same .verdict,.unknown .verdict{color:var(--unchanged)}.inconclusive,.ambg .verdict{color:var(--inconclusive)}
      .filter{position:sticky;top:0;display:flex;gap:.5em;flex-wrap:wrap;align-items:center;background:var(--bg);padding:.6em 0;z-index:1}
      .filter input{font:inherit;color:inherit;background:var(--chrome);border:1px solid var(--line);border-radius:6px;padding:.25em .6em;min-width:18em}
      .filter button{font:inherit;color:inherit;background:var(--chrome);border:1px solid var(--line);border-radius:6px;padding:.25em .7em;cursor:pointer}
      .filter button[aria-pressed=true]{border-color:#0969da;box-shadow:inset 0 0 0 1px #0969da}
      [hidden]{display:none!important}
      """;

  private static final String SCRIPT =
      """
      for (const table of document.querySelectorAll("table")) {
        const heads = [...table.tHead.rows[0].cells];
        const body = table.tBodies[0];
        [...body.rows].forEach((row, i) => row.dataset.at = i);
        heads.forEach((head, column) => head.firstChild.addEventListener("click", () => {
          const down = head.getAttribute("aria-sort") === "ascending";
          heads.forEach(other => other.removeAttribute("aria-sort"));
          head.setAttribute("aria-sort", down ? "descending" : "ascending");
          const key = row => row.cells[column].dataset.key ?? row.cells[column].textContent;
          const order = (a, b) => {
            const x = key(a), y = key(b);
            if (x === "" || y === "") return (x === "") - (y === "");
            const numbers = "key" in a.cells[column].dataset && "key" in b.cells[column].dataset;
            const by = numbers ? Number(x) - Number(y) : x < y ? -1 : x > y ? 1 : 0;
            return (down ? -by : by) || a.dataset.at - b.dataset.at;
          };
          body.append(...[...body.rows].sort(order));
        }));
      }
      const field = document.getElementById("filter");
      if (field) {
        const buttons = [...document.querySelectorAll("[data-status]")];
        const shown = document.getElementById("shown");
        const show = () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(word => word);
          const on = buttons.filter(one => one.getAttribute("aria-pressed") === "true")
              .map(one => one.dataset.status);
          let count = 0;
          for (const section of document.querySelectorAll("section")) {
            const name = section.dataset.name.toLowerCase();
            let any = false;
            for (const row of section.querySelectorAll("tbody tr")) {
              const text = name + " " + row.textContent.toLowerCase();
              row.hidden = (on.length && !on.includes(row.className))
                  || !words.every(word => text.includes(word));
              if (!row.hidden) { any = true; count++; }
            }
            section.hidden = !any;
          }
          shown.textContent = count + " shown";
        };
        field.addEventListener("input", show);
        buttons.forEach(one => one.addEventListener("click", () => {
          one.setAttribute("aria-pressed", String(one.getAttribute("aria-pressed") !== "true"));
          show();
        }));
      }
      """;

  private HtmlFrame() {}

  /// Everything before the content.
  ///
  /// @param title title of the page, escaped
  public static String head(String title) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
        + " style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
        + title
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n</head>\n<body>\n";
  }

  /// Everything after the content.
  public static String foot() {
    return "<script>\n" + SCRIPT + "</script>\n</body>\n</html>\n";
  }
}
