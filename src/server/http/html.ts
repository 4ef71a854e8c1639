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

/** Sends a page with the stricter content policy of pages. */
export function sendHtml(c: RequestContext, html: string): Response {
  c.header('content-security-policy', documentPolicy)
  return c.body(html, 200, { 'content-type': 'text/html; charset=utf-8' })
}
