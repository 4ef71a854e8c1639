import type { Logger } from 'pino'
import { isForwarded } from './local-request.ts'
import type { Middleware } from './server-env.ts'

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
