import { refuse } from '../http/refuse.ts'
import type { Middleware } from '../http/server-env.ts'

/** A stream is read by GET alone: HEAD would open one that nobody reads or closes. */
export const onlyGet: Middleware = async (c, next) => {
  if (c.req.method === 'GET') return next()
  c.header('allow', 'GET')
  return refuse(c, { code: 'METHOD_NOT_ALLOWED', message: 'A stream is asked for with GET.' })
}
