import { refuse } from './refuse.ts'
import type { Middleware, RequestContext } from './server-env.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a write through only from our own page, or from a program that is no browser and sends no cookie (S2). Requiring
 * JSON would not protect: a foreign page can send JSON too.
 */
export function refuseForeignWrites(publicOrigin: string): Middleware {
  return async (c, next) => {
    if (readingMethods.has(c.req.method) || comesFromUs(c, publicOrigin)) return next()
    return refuse(c, {
      code: 'FORBIDDEN',
      message:
        'This request came from another address than the one this server is known by. Open the page at its own ' +
        'address; whoever runs the server can set it with PUBLIC_URL.',
    })
  }
}

function comesFromUs(c: RequestContext, publicOrigin: string): boolean {
  const origin = c.req.header('origin')
  const fetchSite = c.req.header('sec-fetch-site')
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return fetchSite === 'same-origin' || c.req.header('cookie') === undefined
  if (origin === publicOrigin) return true
  // The same page under another name of this machine, 127.0.0.1 for localhost: the browser says same-origin.
  return fetchSite === 'same-origin' && URL.parse(origin)?.host === c.req.header('host')
}
