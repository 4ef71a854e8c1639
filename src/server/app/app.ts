import { Hono } from 'hono'
import type { Logger } from 'pino'
import { contract } from '#contract/contract'
import type { AccountsRoom } from '../accounts/room.ts'
import { accountsRoutes } from '../accounts/routes.ts'
import { answerCountedPacks } from '../catalogue/pack-route.ts'
import { createLedgerKeeper } from '../changes/ledger-keeper.ts'
import { monotonicMs } from '../configuration/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Measures } from '../configuration/measures.ts'
import type { Warnings } from '../configuration/warnings.ts'
import { rememberWrites } from '../db/sent-writes.ts'
import { requireSameEpoch } from '../http/epoch.ts'
import { answerFiles, answerFilesAtHand, type FindFile } from '../http/files-route.ts'
import { alive, readiness } from '../http/health.ts'
import { sendHtml } from '../http/html.ts'
import { refuseUnknownHosts } from '../http/known-hosts.ts'
import { warnOfProxies } from '../http/local-request.ts'
import { measureRequests } from '../http/measure-requests.ts'
import { limitRequests, refuseCall } from '../http/rate-limit.ts'
import { refuseUnexpected, refuseUnknown } from '../http/refuse.ts'
import { logRequests } from '../http/request-log.ts'
import { refuseForeignWrites } from '../http/same-site.ts'
import { dataHeaders, setSecurityHeaders } from '../http/security-headers.ts'
import { sendJson } from '../http/send-json.ts'
import type { ServerEnv } from '../http/server-env.ts'
import { limitStreams } from '../http/stream-limit.ts'
import { limitTime } from '../http/time-limit.ts'
import type { Live } from '../live/open-live.ts'
import { answerLive, onlyGet } from '../live/route.ts'
import { progressRoutes, refuseVisit } from '../progress-links/routes.ts'
import type { WatchedPages } from '../progress-links/watched-pages.ts'
import { setIssueMessages } from '../rpc/issue-messages.ts'
import { answerCalls, type CallParts } from './call.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'
import { createRouter, type RouterParts } from './router.ts'
import { endingSessions, endStreamsWithSessions } from './streams.ts'

const requestWithinMs = 10_000
const procedures: ReadonlySet<string> = new Set(Object.keys(contract))

export type AppParts = Omit<CallParts, 'findCaller'> &
  Pick<RouterParts, 'catalogueRoom' | 'failedCodes' | 'discord'> & {
    readonly accountsRoom: AccountsRoom
    readonly live: Live
    readonly pages: WatchedPages
    /** The epoch of the database. */
    readonly epoch: string
    readonly configuration: Pick<
      Configuration,
      | 'publicOrigin'
      | 'host'
      | 'port'
      | 'apiRequestsPerMinute'
      | 'streamsPerAddress'
      | 'signInsPerMinute'
      | 'trustedProxies'
    >
    readonly findFile: FindFile
    readonly measures: Measures
    readonly warnings: Warnings
    readonly log: Logger
  }

export type App = Hono<ServerEnv>

/** The whole server without its socket: routes and middleware, given a database and a catalogue. */
export function createApp(parts: AppParts): App {
  const { configuration, findFile, log, database, publish, accountsRoom, live, pages, measures, warnings } =
    parts
  const { findCaller } = accountsRoom
  const keeper = createLedgerKeeper(parts.catalogueRoom.ledgerCatalogs, measures)
  const router = createRouter({ ...parts, ...accountsRoom, keeper })
  const { publicOrigin, apiRequestsPerMinute: perMinute, signInsPerMinute, trustedProxies } = configuration
  const limit = (perMinute: number, refuseFor = refuseCall) =>
    limitRequests({ perMinute, trustedProxies, now: monotonicMs, refuseFor })
  setIssueMessages()
  const app: App = new Hono()
  app.onError(refuseUnexpected(log))
  app.notFound(refuseUnknown)

  app.use(logRequests(log), measureRequests(procedures, measures))
  app.use(setSecurityHeaders(publicOrigin), warnOfProxies(trustedProxies, warnings))
  // Before the Host is checked: a probe may use the address of the server.
  app.get('/healthz', dataHeaders, alive)
  app.get('/readyz', dataHeaders, readiness(database))
  app.use(refuseUnknownHosts(configuration), refuseForeignWrites(publicOrigin, warnings))

  app.use('/api/*', dataHeaders, limit(perMinute), requireSameEpoch(parts.epoch), (_c, next) =>
    rememberWrites(next),
  )
  // Before the time limit: a stream stays open as long as its reader wants.
  const countStream = limitStreams({ perAddress: configuration.streamsPerAddress, trustedProxies })
  app.use('/api/live', onlyGet, countStream)
  app.get('/api/live', answerLive({ live, findCaller }))
  app.use('/api/*', limitTime(requestWithinMs))
  for (const path of endingSessions) app.use(path, endStreamsWithSessions({ findCaller, live }))
  app.get('/api/openapi.json', async (c) => sendJson(c, await openApiDocument()))
  app.get('/api/docs', async (c) => sendHtml(c, docsPage(await openApiDocument())))
  app.get('/api/docs.css', (c) => c.body(docsStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.route('/api/auth', accountsRoutes(accountsRoom, limit(signInsPerMinute)))
  app.all('/api/*', answerCalls(router, { database, publish, findCaller }, { trustedProxies, log }))

  app.use('/p/*', limit(perMinute, refuseVisit), limitTime(requestWithinMs))
  const progress = { database, keeper, pages, limitStreams: countStream, publicOrigin, log }
  app.route('/p', progressRoutes(progress))

  // Looking for a pack that is not at hand asks the database, so strangers may do that only so often.
  const findPack = answerCountedPacks(parts.catalogueRoom.countedPacks)
  app.get('/catalog/*', answerFilesAtHand(findFile), limit(perMinute), limitTime(requestWithinMs), findPack)
  app.all('*', answerFiles(findFile))
  return app
}
