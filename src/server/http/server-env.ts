import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** The bindings are missing when a test calls the app without a socket. */
export type ServerEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
export type RequestContext = Context<ServerEnv>
export type Middleware = MiddlewareHandler<ServerEnv>
