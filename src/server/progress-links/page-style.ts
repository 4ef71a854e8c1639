import { createHash } from 'node:crypto'

/**
 * The style of the public page, in the page itself: one more request would cost a phone a round trip. The colours are those of the
 * client's tokens.css.
 */
export const pageStyle = `
:root{color-scheme:light dark;--paper:#f6f3ec;--panel:#fffdf8;--line:#ddd5c3;--line-strong:#b9ae96;--ink:#23201a;--ink-2:#5a5345;
--accent:#a04a12;--have:#1e6f5c;--have-soft:#d7ece4;--missing:#a3342b;--missing-soft:#f6dcd7}
@media (prefers-color-scheme:dark){:root{--paper:#14171a;--panel:#1c2024;--line:#2e353b;--line-strong:#4a545c;--ink:#ece7dc;
--ink-2:#b3ab9c;--accent:#f0a35e;--have:#6fd0b2;--have-soft:#16352d;--missing:#f2938a;--missing-soft:#3d1f1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.4 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
font-feature-settings:"tnum" 1,"lnum" 1;-webkit-text-size-adjust:100%}
main{max-width:46rem;margin:0 auto;padding:24px 16px 32px}
h1{margin:0;font-size:26px;line-height:1.2;overflow-wrap:anywhere}
h2{margin:0 0 6px;font-size:15px}
p{margin:8px 0 0;overflow-wrap:anywhere}
section>p:first-child{margin:0}
.description{color:var(--ink-2);white-space:pre-line;max-width:75ch}
section{margin-top:16px;padding:14px 16px;background:var(--panel);border:1px solid var(--line);border-radius:10px}
.far{display:flex;align-items:baseline;gap:10px;margin:0}
.far b{font-size:32px;line-height:1}
.far span,.tasks,.hint,footer,.legend,caption{color:var(--ink-2);font-size:13px}
.bar{display:block;width:100%;height:14px;margin:10px 0 8px;border:1px solid var(--line-strong);border-radius:7px;background:var(--missing-soft)}
.is-done{fill:var(--have)}.is-soft{fill:var(--have-soft)}.is-missing{fill:var(--missing-soft)}
ul{list-style:none;margin:0;padding:0}
.legend,.tasks,.names{display:flex;flex-wrap:wrap;gap:4px 16px}
.tasks{margin-top:8px}
.legend li{display:flex;align-items:center;gap:6px}
.legend svg{width:12px;height:12px;border:1px solid var(--line-strong);border-radius:3px}
table{width:100%;border-collapse:collapse}
th,td{padding:5px 0 5px 12px;text-align:right;font-weight:400;vertical-align:top}
th:first-child{padding-left:0;text-align:left;overflow-wrap:anywhere}
thead th{color:var(--ink-2);font-size:13px}
tbody tr{border-top:1px solid var(--line)}
.lacks{color:var(--missing);font-weight:700}.all{color:var(--have);font-weight:700}
footer{margin-top:20px}
a{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
`

/** The hash by which the page's content policy allows this style. */
export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`
