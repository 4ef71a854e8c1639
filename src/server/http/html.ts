import { documentPolicy } from './security-headers.ts'
import type { RequestContext } from './server-env.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!)
}

/** A piece of a page, in which every text is escaped. */
export type Html = { readonly html: string }
type Piece = string | number | Html | readonly Html[] | false

/** Writes a piece of a page: what is put in is escaped, unless it is such a piece itself. Attributes must be quoted. */
export function html(written: TemplateStringsArray, ...put: readonly Piece[]): Html {
  return { html: written.map((text, at) => (at === 0 ? '' : textOf(put[at - 1]!)) + text).join('') }
}

/** A piece of a page that is put in as it is, without escaping, such as a style. */
export function asHtml(written: string): Html {
  return { html: written }
}

function textOf(piece: Piece): string {
  if (piece === false) return ''
  if (typeof piece === 'object') return 'html' in piece ? piece.html : piece.map(textOf).join('')
  return escapeHtml(String(piece))
}

/** Sends a page with the stricter content policy of pages. */
export function sendHtml(c: RequestContext, html: string, status: 200 | 400 = 200): Response {
  c.header('content-security-policy', documentPolicy)
  return c.body(html, status, { 'content-type': 'text/html; charset=utf-8' })
}
