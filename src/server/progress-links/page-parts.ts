import { formatNumber } from '#contract/sentences/numbers'
import { progressParts, progressWords, projectStatusWords } from '#contract/sentences/project-words'
import type { ProjectProgress } from '#domain/planning/project-progress'
import { asHtml, type Html, html } from '../http/html.ts'
import { pageText as text } from './page-text.ts'
import type { ProjectNumbers } from './project-numbers.ts'

/** How many missing items are listed at most. */
const mostMissing = 25

/** The sections on how far a project is, what it is to have, and what it still misses. */
export function progressSections({ status, progress, items, missing }: ProjectNumbers): Html {
  const rest = missing.length - mostMissing
  return html`<section aria-label="${text.progress}">
<p class="far"><b>${text.percent(progress.percent)}</b> <span>${projectStatusWords[status]}</span></p>
${progressBar(progress)}
<ul class="tasks"><li>${text.ready(progress.ready)}</li><li>${text.waiting(progress.waiting)}</li><li>${text.done(progress.finished)}</li></ul>
</section>
<section><h2>${text.items.title}</h2>
${items.length === 0 ? html`<p class="hint">${text.items.none}</p>` : itemTable(items)}
</section>
<section><h2>${text.missing.title}</h2>
${missing.length === 0 ? html`<p class="hint">${text.missing.none}</p>` : missingTable(missing.slice(0, mostMissing))}
${rest > 0 && html`<p class="hint">${text.missing.more(rest)}</p>`}
</section>`
}

/** The bar of the app, as a picture: the policy of the page forbids a width written as a style. */
function progressBar({ percent, done, now, missing }: ProjectProgress): Html {
  const all = done + now + missing
  const share = (part: number) => `${all === 0 ? 0 : (100 * part) / all}%`
  const key = (part: keyof typeof progressParts, amount: number, fill: Html) =>
    html`<li><svg>${fill}</svg>${formatNumber(amount)} ${progressParts[part]}</li>`
  return html`<svg class="bar" role="img" aria-label="${progressWords(percent, { done, now, missing })}">
<defs><pattern id="now" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="is-soft" width="6" height="6"/><rect class="is-done" width="2.5" height="6"/></pattern></defs>
<rect class="is-done" width="${share(done)}" height="100%"/><rect fill="url(#now)" x="${share(done)}" width="${share(now)}" height="100%"/></svg>
<ul class="legend" aria-hidden="true">
${key('done', done, html`<rect class="is-done" width="100%" height="100%"/>`)}
${key('now', now, html`<rect fill="url(#now)" width="100%" height="100%"/>`)}
${key('missing', missing, html`<rect class="is-missing" width="100%" height="100%"/>`)}
</ul>`
}

function itemTable(items: ProjectNumbers['items']): Html {
  const { item, there, wanted } = text.items
  return html`<table><thead><tr><th scope="col">${item}</th><th scope="col">${there}</th><th scope="col">${wanted}</th></tr></thead>
<tbody>${items.map(
    (row) => html`<tr><th scope="row">${row.name}</th>
<td${asHtml(row.there >= row.wanted ? ' class="all"' : '')}>${formatNumber(row.there)}</td><td>${formatNumber(row.wanted)}</td></tr>`,
  )}</tbody></table>`
}

function missingTable(rows: ProjectNumbers['missing']): Html {
  const { item, missing, held, needed } = text.missing
  return html`<table><thead><tr><th scope="col">${item}</th><th scope="col">${missing}</th><th scope="col">${held}</th><th scope="col">${needed}</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr><th scope="row">${row.name}</th><td class="lacks">${formatNumber(row.missing)}</td>
<td>${formatNumber(row.held)}</td><td>${formatNumber(row.needed)}</td></tr>`,
  )}</tbody></table>`
}

/** The names of those who help. */
export function helpersSection(helpers: readonly string[]): Html {
  return html`<section><h2>${text.helpers.title}</h2>
<ul class="names">${helpers.map((name) => html`<li><bdi>${name}</bdi></li>`)}</ul>
<p class="hint">${text.helpers.hint}</p></section>`
}
