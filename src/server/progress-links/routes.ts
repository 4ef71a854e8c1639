import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import type { Database } from '../db/database.ts'
import { refuseForNow, refuseUnexpected } from '../http/refuse.ts'
import type { Middleware, RequestContext, ServerEnv } from '../http/server-env.ts'
import { streamHeaders } from '../live/event-stream.ts'
import { onlyGet } from '../live/route.ts'
import { findPage } from './find-page.ts'
import { helpersOf } from './helpers.ts'
import { liveScript } from './live-script.ts'
import { noPage, progressPage } from './page.ts'
import { pageStyleHash } from './page-style.ts'
import { pageText } from './page-text.ts'
import { progressPicture } from './picture.ts'
import { createNumbersReader } from './project-numbers.ts'
import type { WatchedPages } from './watched-pages.ts'

type Parts = {
  readonly database: Database
  readonly keeper: LedgerKeeper
  readonly pages: WatchedPages
  /** Counts the open streams of an address, and refuses more than it may have. */
  readonly limitStreams: Middleware
  readonly publicOrigin: string
  readonly log: Logger
}

/** Below /p: the public pages of projects, by the code of their links. No cookie is looked at (BEY-16). */
export function progressRoutes({
  database,
  keeper,
  pages,
  limitStreams,
  publicOrigin,
  log,
}: Parts): Hono<ServerEnv> {
  const readNumbers = createNumbersReader({ database, keeper })
  const refuseFailed = refuseUnexpected(log)
  const routes = new Hono<ServerEnv>()
  routes.onError((error, c) => {
    const { status } = refuseFailed(error, c)
    return sendPage(c, noPage(pageText.trouble), status as ContentfulStatusCode)
  })
  routes.use(pageHeaders)

  routes.get('/live.js', (c) => c.body(liveScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))

  routes.get('/:code', async (c) => {
    const code = c.req.param('code')
    const page = await findPage(database, code)
    if (!page) return sendGone(c)
    // null: an archived project is shown without numbers. undefined: the project is gone.
    const numbers = page.archivedAt === null ? await readNumbers(page) : null
    if (numbers === undefined) return sendGone(c)
    const address = { page: `${publicOrigin}/p/${code}`, picture: `${publicOrigin}/p/${code}/picture.png` }
    return sendPage(c, progressPage({ page, numbers, helpers: await helpersOf(database, page) }, address))
  })

  routes.get('/:code/picture.png', async (c) => {
    const page = await findPage(database, c.req.param('code'))
    const numbers = page?.archivedAt === null ? await readNumbers(page) : undefined
    if (!numbers) return sendGone(c)
    const picture = await progressPicture(numbers.progress)
    return c.body(picture as Buffer<ArrayBuffer>, 200, { 'content-type': 'image/png' })
  })

  routes.use('/:code/changes', onlyGet, limitStreams)
  routes.get('/:code/changes', async (c) => {
    const code = c.req.param('code')
    const page = await findPage(database, code)
    if (!page) return sendGone(c)
    const body = pages.open(code, page)
    return body ? c.body(body, 200, streamHeaders) : refuseForNow(c, pageText.trouble.hint)
  })

  routes.all('*', sendGone)
  return routes
}

/** The page may do nothing but show itself; it is kept nowhere and found by no search engine, and no other site learns its address. */
const pageHeaders: Middleware = async (c, next) => {
  setPageHeaders(c)
  await next()
}

function setPageHeaders(c: RequestContext): void {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  c.header('referrer-policy', 'no-referrer')
  c.header('content-security-policy', pagePolicy)
}

/** What somebody sees whose address has asked too often: a page in words, as they asked for one (BEY-16). */
export function refuseVisit(c: RequestContext, waitSeconds: number): Response {
  setPageHeaders(c)
  return sendPage(c, noPage(pageText.tooMany(waitSeconds)), 429)
}

const pagePolicy = [
  "default-src 'none'",
  `style-src '${pageStyleHash}'`,
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types progress-page',
].join('; ')

function sendPage(c: RequestContext, page: string, status: ContentfulStatusCode = 200): Response {
  return c.body(page, status, { 'content-type': 'text/html; charset=utf-8' })
}

/** The same page for a code that never was, a revoked one, and one whose project is gone. */
function sendGone(c: RequestContext): Response {
  return sendPage(c, noPage(pageText.gone), 404)
}
