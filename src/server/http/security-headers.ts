import type { Middleware } from './server-env.ts'

const yearInSeconds = 365 * 24 * 60 * 60

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

/** For documents: besides, no text becomes script but through the page's one policy. */
export const documentPolicy = `${contentPolicy}; require-trusted-types-for 'script'; trusted-types default`

/** For answers of the API: opened as a page by mistake or malice, they can do nothing at all. */
export const dataPolicy = `${contentPolicy}; sandbox`

/** The headers every answer carries, whoever makes it (S9). */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // With popups, because a sign-in window must be able to report back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
  }
}

/** Sets them before the answer is made, so that refusals and failures carry them too. */
export function setSecurityHeaders(publicOrigin: string): Middleware {
  const headers = Object.entries(securityHeaders(publicOrigin))
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}

/** Answers that belong to one person and one moment: kept nowhere, rendered as nothing. */
export const dataHeaders: Middleware = async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', dataPolicy)
  await next()
}
