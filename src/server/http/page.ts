import type { CompressionCache } from './compression-cache.ts'
import type { FindFile } from './files-route.ts'
import { escapeHtml } from './html.ts'
import { type StoredFile, storeFile } from './stored-file.ts'

type PageFacts = {
  readonly catalogueVersion: string
  /** Day of the game data; '' if unknown. */
  readonly catalogueDate: string
  readonly catalogueUrl: string
  /** Versions of former catalogues that can still be fetched. */
  readonly formerCatalogues?: readonly string[]
  readonly chatUrl: string | null
}

/** Adds what the page must know before its scripts run, so that the catalogue is fetched in parallel with them. */
export function withPageFacts(
  html: string,
  { catalogueVersion, catalogueDate, catalogueUrl, formerCatalogues = [], chatUrl }: PageFacts,
): string {
  return withFacts(html, [
    meta('catalog', catalogueVersion),
    ...(catalogueDate ? [meta('catalog-date', catalogueDate)] : []),
    // Read by the client's public/early.js, which preloads it.
    meta('catalog-url', catalogueUrl),
    ...(formerCatalogues.length > 0 ? [meta('former-catalogs', formerCatalogues.join(' '))] : []),
    ...chatFacts(chatUrl),
  ])
}

type PageParts = {
  /** The built page; null if the client was not built. */
  readonly html: string | null
  readonly chatUrl: string | null
  readonly catalogue: () => Omit<PageFacts, 'chatUrl'>
  readonly cache: CompressionCache
}

/**
 * The page at /index.html names the catalogue in use, so it is made again when that changes. The page at /app.html, which
 * the service worker keeps, names none: it may be kept for weeks.
 */
export function pageFiles({ html, chatUrl, catalogue, cache }: PageParts): FindFile {
  if (html === null) return () => undefined
  const kept = storePage(withFacts(html, chatFacts(chatUrl)), 'app', cache)
  let written: { text: string; file: StoredFile } | undefined
  const find: FindFile = (address) => {
    if (address === '/app.html') return kept
    if (address !== '/index.html') return undefined
    const text = withPageFacts(html, { ...catalogue(), chatUrl })
    if (written?.text !== text) written = { text, file: storePage(text, 'index', cache) }
    return written.file
  }
  // Compressed before the first request.
  find('/index.html')
  return find
}

function storePage(html: string, name: string, cache: CompressionCache): StoredFile {
  const facts = { type: 'text/html; charset=utf-8', immutable: false, cacheName: `page-${name}` }
  return storeFile(Buffer.from(html), facts, cache)
}

function withFacts(html: string, facts: readonly string[]): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}\n    ${facts.join('\n    ')}`)
}

function chatFacts(chatUrl: string | null): readonly string[] {
  return chatUrl ? [meta('chat-url', chatUrl)] : []
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}
