import type { Logger } from 'pino'
import { isLoopback } from '../configuration/loopback.ts'
import type { Middleware, RequestContext } from './server-env.ts'

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** Whether a proxy says that it passes this request on. */
function isForwarded(c: RequestContext): boolean {
  return forwardingHeaders.some((name) => c.req.header(name) !== undefined)
}

/**
 * Whether a request was made on this machine: to a loopback name and through no proxy. The address it comes from tells
 * nothing: a proxy on this machine has a loopback address too. Hazard: a proxy that speaks HTTP/1.1, rewrites Host and adds
 * no header cannot be told from a browser.
 */
export function isLocal(c: RequestContext): boolean {
  if (isForwarded(c)) return false
  // nginx rewrites Host and adds no header where nothing else is set, but speaks HTTP/1.0, as no browser does.
  if (c.env?.incoming?.httpVersion === '1.0') return false
  const host = URL.parse(`http://${c.req.header('host')}`)
  return host !== null && isLoopback(host.hostname)
}

/** Says once that requests come through a proxy nobody has told the server of: its limits then count all people as one. */
export function warnOfProxies(trustedProxies: number, log: Logger): Middleware {
  let isKnown = trustedProxies > 0
  return (c, next) => {
    if (!isKnown && isForwarded(c)) {
      isKnown = true
      log.warn(
        'Requests come through a proxy, but TRUSTED_PROXIES is 0: limits count everybody behind it as one. Set ' +
          'TRUSTED_PROXIES to the number of proxies of yours.',
      )
    }
    return next()
  }
}
