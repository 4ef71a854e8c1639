import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { startFailure } from '../configuration/start-failure.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServerEnv } from './server-env.ts'

const headersWithinMs = 10_000
const wholeRequestWithinMs = 30_000
const finishWithinMs = 9_000
const lookAgainMs = 25

export type Listener = {
  /** Takes no new request, finishes those under way (9 s at most), and frees the port. */
  readonly stop: () => Promise<void>
}

type Place = Pick<Configuration, 'host' | 'port' | 'publicOrigin'> & {
  /** The names of the settings for host and port. */
  readonly settings: { readonly host: string; readonly port: string }
}

/** @throws one sentence if the port cannot be used */
export async function listen(
  app: Hono<ServerEnv>,
  { publicOrigin, ...place }: Place,
  log: Logger,
): Promise<Listener> {
  const answerBadRequest = () => new Response(null, { status: 400, headers: securityHeaders(publicOrigin) })
  const server = createServer(
    {
      headersTimeout: headersWithinMs,
      requestTimeout: wholeRequestWithinMs,
      // Node's own 400 would lack our headers; without this, a request without Host gets ours.
      requireHostHeader: false,
    },
    getRequestListener(app.fetch, {
      errorHandler: (error) => {
        log.debug({ err: error }, 'a request could not be read')
        return answerBadRequest()
      },
    }),
  )
  refuseBrokenRequests(server, publicOrigin)
  refuseExpectations(server, publicOrigin)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, place)))
    server.listen(place.port, place.host, resolve)
  })
  return { stop: () => stop(server) }
}

async function stop(server: Server): Promise<void> {
  // A connection with a request under way stays open after its response, so look for idle ones repeatedly.
  const closeIdle = setInterval(() => server.closeIdleConnections(), lookAgainMs)
  const giveUp = setTimeout(() => server.closeAllConnections(), finishWithinMs)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(closeIdle)
  clearTimeout(giveUp)
}

/** Answers what is not valid HTTP and so never reaches the app, with our headers. */
function refuseBrokenRequests(server: Server, publicOrigin: string): void {
  const headers = Object.entries(securityHeaders(publicOrigin))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  server.on('clientError', (_error, socket) => {
    // Browsers open connections ahead. An answer on one that timed out unused would be taken for that to its first request.
    const isUnused = socket instanceof Socket && socket.bytesRead === 0
    if (socket.writable && !isUnused)
      socket.end(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n${headers}\r\n`)
    else socket.destroy()
  })
}

/** Answers an Expect header other than 100-continue; Node's own 417 would lack our headers. */
function refuseExpectations(server: Server, publicOrigin: string): void {
  const headers = { ...securityHeaders(publicOrigin), 'content-length': 0 }
  server.on('checkExpectation', (_incoming, outgoing) => outgoing.writeHead(417, headers).end())
}

function cannotListen(error: Error, { host, port, settings }: Omit<Place, 'publicOrigin'>): Error {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return startFailure(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${settings.port}=${port + 1}`,
      error,
    )
  if (code === 'EACCES')
    return startFailure(
      `Port ${port} needs more rights than this user has. Choose one above 1023 with ${settings.port}.`,
      error,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return startFailure(`This machine has no address ${host}. Check ${settings.host}.`, error)
  return error
}
