import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** What hono knows of a request here; the bindings are missing where a test calls the app without a socket. */
export type ServerEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
export type RequestContext = Context<ServerEnv>
export type Middleware = MiddlewareHandler<ServerEnv>
