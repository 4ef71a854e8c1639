import { escapeHtml } from './html.ts'

type PageFacts = {
  readonly catalogueVersion: string
  readonly catalogueUrl: string
  readonly chatUrl: string | null
}

/** What the page must know before its scripts run, so that the catalogue is fetched beside them and not after them. */
export function withPageFacts(html: string, { catalogueVersion, catalogueUrl, chatUrl }: PageFacts): string {
  const facts = [
    `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(catalogueUrl)}">`,
    `<meta name="catalog" content="${escapeHtml(catalogueVersion)}">`,
    ...(chatUrl ? [`<meta name="chat-url" content="${escapeHtml(chatUrl)}">`] : []),
  ]
  return html.replace(/<head[^>]*>/i, (head) => `${head}\n    ${facts.join('\n    ')}`)
}
