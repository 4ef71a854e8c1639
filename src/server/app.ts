import { Hono } from 'hono'
import type { Logger } from 'pino'
import { answerCalls } from './api/call.ts'
import { docsPage, docsStyle } from './api/docs-page.ts'
import type { ApiContext } from './api/implementer.ts'
import { replaceLibraryWords } from './api/issue-words.ts'
import { openApiDocument } from './api/openapi.ts'
import type { Configuration } from './configuration.ts'
import { answerFiles, type FindFile } from './http/files-route.ts'
import { alive, readiness } from './http/health.ts'
import { sendHtml } from './http/html.ts'
import { limitRequests } from './http/rate-limit.ts'
import { refuseUnexpected, refuseUnknown } from './http/refuse.ts'
import { logRequests } from './http/request-log.ts'
import { refuseForeignWrites } from './http/same-site.ts'
import { dataHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { sendJson } from './http/send-json.ts'
import type { ServerEnv } from './http/server-env.ts'
import { limitTime } from './http/time-limit.ts'

const requestWithinMs = 10_000

export type AppParts = ApiContext & {
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'apiRequestsPerMinute' | 'trustedProxies'>
  readonly findFile: FindFile
  readonly log: Logger
}

export type App = Hono<ServerEnv>

/** The whole server but its socket: what answers a request, given a database and a catalogue. */
export function createApp({ configuration, findFile, log, ...apiContext }: AppParts): App {
  const { publicOrigin, apiRequestsPerMinute: perMinute, trustedProxies } = configuration
  replaceLibraryWords()
  const app: App = new Hono()
  app.onError(refuseUnexpected(log))
  app.notFound(refuseUnknown)

  app.use(logRequests(log), setSecurityHeaders(publicOrigin), refuseForeignWrites(publicOrigin))

  app.get('/healthz', dataHeaders, alive)
  app.get('/readyz', dataHeaders, readiness(apiContext.database))

  app.use('/api/*', dataHeaders, limitRequests({ perMinute, trustedProxies, now: () => performance.now() }))
  app.use('/api/*', limitTime(requestWithinMs))
  app.get('/api/openapi.json', async (c) => sendJson(c, await openApiDocument()))
  app.get('/api/docs', async (c) => sendHtml(c, docsPage(await openApiDocument())))
  app.get('/api/docs.css', (c) => c.body(docsStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.all('/api/*', answerCalls(apiContext))

  app.all('*', answerFiles(findFile))
  return app
}
