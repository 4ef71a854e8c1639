import { progressWords } from '#contract/sentences/project-words'
import { asHtml, type Html, html } from '../http/html.ts'
import type { FoundPage } from './find-page.ts'
import { helpersSection, progressSections } from './page-parts.ts'
import { pageStyle } from './page-style.ts'
import { pageText as text } from './page-text.ts'
import type { ProjectNumbers } from './project-numbers.ts'

const longestDescription = 200

/** Where the page and its picture are, for whoever shows a preview of the link. */
export type PageAddress = { readonly page: string; readonly picture: string }

type Shown = {
  readonly page: FoundPage
  /** null where the project is archived. */
  readonly numbers: ProjectNumbers | null
  readonly helpers: readonly string[]
}

/**
 * The public page of a project: all of it is there without a script (BEY-16). By `data-seq` the script of `live-script.ts` sees whether
 * the settlement has changed since.
 */
export function progressPage({ page, numbers, helpers }: Shown, address: PageAddress): string {
  const { name, description, changedAt, archivedAt } = page
  const content = html`<main data-seq="${page.seq}">
<h1><bdi>${name}</bdi></h1>
${description !== '' && html`<p class="description">${description}</p>`}
${archivedAt !== null && html`<section><p>${text.archived(archivedAt)}</p></section>`}
${numbers !== null && progressSections(numbers)}
${helpers.length > 0 && helpersSection(helpers)}
<footer>${numbers !== null && html`<p><time datetime="${changedAt}">${text.changed(changedAt)}</time></p>`}
<p>${text.about} <a href="/">${text.product}</a></p></footer>
</main>
<script type="module" src="/p/live.js"></script>`
  return wholePage(text.title(name), previewOf(page, numbers, address), content)
}

/** What is shown where there is no such page, and where it cannot be shown now. */
export function noPage({ title, hint }: { readonly title: string; readonly hint: string }): string {
  return wholePage(
    text.title(title),
    html``,
    html`<main>
<h1>${title}</h1>
<p class="description">${hint}</p>
<footer><p><a href="/">${text.product}</a></p></footer>
</main>`,
  )
}

function wholePage(title: string, preview: Html, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
${preview}
<link rel="icon" href="/icon.svg">
<style>${asHtml(pageStyle)}</style>
</head>
<body>
${content}
</body>
</html>
`.html
}

/** What chats and forums show of the link. */
function previewOf(page: FoundPage, numbers: ProjectNumbers | null, address: PageAddress): Html {
  const { name, description, archivedAt } = page
  const progress = numbers
    ? progressWords(numbers.progress.percent, numbers.progress)
    : text.archived(archivedAt!)
  const summary = [progress, cut(description)].filter((part) => part !== '').join(' – ')
  return html`<meta name="description" content="${summary}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${text.product}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${address.page}">
${numbers !== null && pictureOf(address)}`
}

function pictureOf({ picture }: PageAddress): Html {
  return html`<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${text.picture}">
<meta name="twitter:card" content="summary_large_image">`
}

function cut(description: string): string {
  const letters = [...description.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > longestDescription
    ? `${letters.slice(0, longestDescription - 1).join('')}…`
    : letters.join('')
}
