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

/** For pages: also, text becomes script only through the page's one trusted-types policy. */
export const documentPolicy = `${contentPolicy}; require-trusted-types-for 'script'; trusted-types default`

/** For API responses: opened as a page, they can do nothing. */
export const dataPolicy = `${contentPolicy}; sandbox`

/** The headers of every response (S9). */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // Popups are allowed, because the sign-in window reports to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
  }
}

/** Sets these headers before the handler runs, so that refusals and failures have them too. */
export function setSecurityHeaders(publicOrigin: string): Middleware {
  const headers = Object.entries(securityHeaders(publicOrigin))
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}

/** Headers of API responses: never cached, and harmless if opened as a page. */
export const dataHeaders: Middleware = async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', dataPolicy)
  await next()
}
