import { createHash } from 'node:crypto'
import { isoTime } from '../configuration/clock.ts'
import { asHtml, type Html, html } from '../http/html.ts'
import { backupFact, databaseFact, lasted, memory } from './fact-words.ts'
import { type Counted, slowSeconds } from './readings.ts'
import { type Status, troubles } from './status.ts'

/** The colours are those of the client's tokens.css. */
const style = `
:root{color-scheme:light dark;--paper:#f6f3ec;--panel:#fffdf8;--line:#ddd5c3;--ink:#23201a;--ink-2:#5a5345;--accent:#a04a12;
--good:#1e6f5c;--bad:#a3342b;--bad-soft:#f6dcd7}
@media (prefers-color-scheme:dark){:root{--paper:#14171a;--panel:#1c2024;--line:#2e353b;--ink:#ece7dc;--ink-2:#b3ab9c;--accent:#f0a35e;
--good:#6fd0b2;--bad:#f2938a;--bad-soft:#3d1f1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.45 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
font-feature-settings:"tnum" 1,"lnum" 1;-webkit-text-size-adjust:100%}
main{max-width:56rem;margin:0 auto;padding:24px 16px 32px}
h1{margin:0;font-size:24px;line-height:1.2}
h2{margin:0 0 6px;font-size:15px}
p{margin:6px 0 0;overflow-wrap:anywhere}
.lead{font-size:17px;font-weight:700}.good{color:var(--good)}.bad{color:var(--bad)}
.hint,footer,caption,dt,thead th{color:var(--ink-2);font-size:13px}
section{margin-top:16px;padding:14px 16px;background:var(--panel);border:1px solid var(--line);border-radius:10px}
.wrong{background:var(--bad-soft)}
section+.hint{margin-top:12px}
ul{margin:6px 0 0;padding-left:1.2em}
li{margin:4px 0;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:10px 24px;margin:0}
dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:6px;text-align:left}
th,td{padding:4px 0 4px 16px;text-align:right;font-weight:400;white-space:nowrap}
th:first-child{padding-left:0;text-align:left}
tbody tr{border-top:1px solid var(--line)}
td.bad{font-weight:700}
footer{margin-top:20px}
a{color:var(--accent)}
`

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** Nothing but this page's own style: no script, no picture, no form. */
export const statusPolicy = `default-src 'none'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const mostRows = 25

/** The operator's page. It is plain HTML: to look again is to load it again. */
export function statusPage(status: Status): string {
  const wrong = troubles(status)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Bit Calculator: status</title>
<link rel="icon" href="data:,">
${asHtml(`<style>${style}</style>`)}
</head>
<body>
<main>
<h1>Bit Calculator: status</h1>
${
  wrong.length === 0
    ? html`<p class="lead good">All is well.</p>`
    : html`<section class="wrong"><h2>Wrong at this moment</h2><ul>${wrong.map(item)}</ul></section>`
}
<p class="hint">At ${isoTime(status.at)}, running for ${lasted(status.at - status.startedAt)}. This process alone: others on the same database have pages of their own.</p>
${status.warnings.length > 0 && warningsSection(status)}
${factsSection(status)}
${requestsSection(status.requests)}
<footer>For Prometheus: <a href="/metrics">/metrics</a></footer>
</main>
</body>
</html>
`.html
}

function warningsSection({ warnings }: Status): Html {
  return html`<section><h2>To put right</h2>
<p class="hint">What this process has warned of since it started. Warnings stay here until the next start.</p>
<ul>${warnings.map(({ sentence }) => item(sentence))}</ul></section>`
}

function item(sentence: string): Html {
  return html`<li>${sentence}</li>`
}

function factsSection(status: Status): Html {
  const { streams, oldestUnsentSeconds, eventLoopP99Seconds, catalogue } = status
  const facts: readonly (readonly [string, string])[] = [
    ['Address', status.publicOrigin],
    ['Database', databaseFact(status.database)],
    ['Last good backup', backupFact(status)],
    ['Catalogue', `${catalogue.version}, ${catalogue.items} items`],
    ['Open streams', `${streams.live} of people signed in, ${streams.progressPages} of progress pages`],
    [
      'Oldest change not yet sent',
      oldestUnsentSeconds === 0 ? 'none waits' : `${oldestUnsentSeconds.toFixed(1)} s`,
    ],
    ['Event loop, 99 of 100 turns', `at most ${(eventLoopP99Seconds * 1_000).toFixed(0)} ms late`],
    ['Memory', memory(status.memoryBytes)],
  ]
  return html`<section><h2>Facts</h2><dl>${facts.map(
    ([name, words]) => html`<div><dt>${name}</dt><dd>${words}</dd></div>`,
  )}</dl></section>`
}

function requestsSection(requests: readonly Counted[]): Html {
  const total = (counted: Counted) => counted.done + counted.refused + counted.failed
  const rows = [...requests].sort((a, b) => b.failed - a.failed || b.slow - a.slow || total(b) - total(a))
  if (rows.length === 0) return html`<section><h2>Requests</h2><p class="hint">None so far.</p></section>`
  const left = rows.length - mostRows
  return html`<section><h2>Requests</h2><div class="wide" role="region" aria-label="Requests by procedure" tabindex="0"><table>
<caption>Since the start, by procedure: those that failed or were slow first. Slow is longer than ${slowSeconds} s.</caption>
<thead><tr><th scope="col">Procedure</th><th scope="col">Done</th><th scope="col">Refused</th><th scope="col">Failed</th><th scope="col">Slow</th><th scope="col">Mean</th></tr></thead>
<tbody>${rows
    .slice(0, mostRows)
    .map(
      (row) =>
        html`<tr><th scope="row">${row.procedure}</th><td>${row.done}</td><td>${row.refused}</td>${count(row.failed)}${count(
          row.slow,
        )}<td>${((row.seconds / total(row)) * 1_000).toFixed(1)} ms</td></tr>`,
    )}</tbody></table></div>${left > 0 && html`<p class="hint">And ${left} more in /metrics.</p>`}</section>`
}

/** The cell of a number that should be 0. */
function count(number: number): Html {
  return number === 0 ? html`<td>0</td>` : html`<td class="bad">${number}</td>`
}
