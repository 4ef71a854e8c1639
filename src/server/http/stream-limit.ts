import { clientAddress } from './client-address.ts'
import { refuse } from './refuse.ts'
import type { Middleware } from './server-env.ts'

const tryAgainSeconds = 60

type StreamLimits = { readonly perAddress: number; readonly trustedProxies: number }

/** Limits the open streams of each address in this process (S6). A stream counts until its connection closes. */
export function limitStreams({ perAddress, trustedProxies }: StreamLimits): Middleware {
  const open = new Map<string, number>()
  const forget = (address: string) => {
    const left = (open.get(address) ?? 0) - 1
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
  return async (c, next) => {
    const address = clientAddress(c, trustedProxies)
    const others = open.get(address) ?? 0
    if (others >= perAddress) {
      c.header('retry-after', String(tryAgainSeconds))
      return refuse(c, {
        code: 'TOO_MANY_REQUESTS',
        message: `Too many streams are open from this address: it may have ${perAddress}.`,
      })
    }
    const connection = c.env?.outgoing
    if (connection && !connection.closed) {
      open.set(address, others + 1)
      connection.once('close', () => forget(address))
    }
    return next()
  }
}
