import type { Warnings } from '../configuration/warnings.ts'
import { refuse } from './refuse.ts'
import type { Middleware, RequestContext } from './server-env.ts'

const longestOrigin = 100
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a write through only from our own page, or from a program that is no browser and sends no cookie (S2). Requiring
 * JSON would not protect: a foreign page can send JSON too.
 */
export function refuseForeignWrites(publicOrigin: string, warnings: Warnings): Middleware {
  const warnOnce = warnOfAddress(publicOrigin, warnings)
  return async (c, next) => {
    if (readingMethods.has(c.req.method) || comesFromUs(c, publicOrigin)) return next()
    warnOnce(c)
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
  return fetchSite === 'same-origin' && isPageAt(c.req.header('host'), origin)
}

/** Compared as texts: a browser writes an origin in one way only. */
function isPageAt(host: string | undefined, origin: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Warns if the browser says that the page is ours, but under another address: PUBLIC_URL is not what people open. */
function warnOfAddress(publicOrigin: string, warnings: Warnings): (c: RequestContext) => void {
  // Once for all addresses: a program may claim any number of them.
  let isSaid = false
  return (c) => {
    const origin = URL.parse(c.req.header('origin') ?? '')?.origin
    if (isSaid || !origin || c.req.header('sec-fetch-site') !== 'same-origin') return
    isSaid = true
    warnings.warn(
      `A browser has this server open at ${origin.slice(0, longestOrigin)}, but PUBLIC_URL is ${publicOrigin}: there, nothing ` +
        'can be saved and nobody can sign in. Set PUBLIC_URL to the one address that people open.',
    )
  }
}
