import { isLoopback } from '../configuration/loopback.ts'
import type { Warnings } from '../configuration/warnings.ts'
import type { Middleware, RequestContext } from './server-env.ts'

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** Whether a proxy's header is in the request. */
function isForwarded(c: RequestContext): boolean {
  return forwardingHeaders.some((name) => c.req.header(name) !== undefined)
}

/**
 * Whether a request was made on this machine: to a loopback name and through no proxy. The remote address does not help,
 * because a proxy on this machine has a loopback address too. Hazard: a proxy that speaks HTTP/1.1, rewrites Host and adds
 * no header looks like a browser.
 */
export function isLocal(c: RequestContext): boolean {
  if (isForwarded(c)) return false
  // By default nginx rewrites Host and adds no header, but speaks HTTP/1.0, which no browser does.
  if (c.env?.incoming?.httpVersion === '1.0') return false
  const host = URL.parse(`http://${c.req.header('host')}`)
  return host !== null && isLoopback(host.hostname)
}

/** Warns if requests come through a proxy that is not configured: the limits then count all its users as one. */
export function warnOfProxies(trustedProxies: number, warnings: Warnings): Middleware {
  return (c, next) => {
    if (trustedProxies === 0 && isForwarded(c))
      warnings.warn(
        'Requests come through a proxy, but TRUSTED_PROXIES is 0: limits count everybody behind it as one. Set ' +
          'TRUSTED_PROXIES to the number of proxies of yours.',
      )
    return next()
  }
}
