import { clientAddress } from './client-address.ts'
import { refuse } from './refuse.ts'
import type { Middleware, RequestContext } from './server-env.ts'

const minute = 60_000

type Bucket = { tokens: number; at: number }
type RateLimitOptions = { readonly perMinute: number; readonly now: () => number }
type RequestLimit = RateLimitOptions & {
  readonly trustedProxies: number
  /** Answers a request beyond the limit. */
  readonly refuseFor: (c: RequestContext, waitSeconds: number) => Response
}

/** Limits the requests of each address. Counts in this process: each of several server processes grants the full number. */
export function limitRequests({ trustedProxies, refuseFor, ...options }: RequestLimit): Middleware {
  const take = createTokenBuckets(options)
  return async (c, next) => {
    const waitSeconds = take(clientAddress(c, trustedProxies))
    if (waitSeconds === 0) return next()
    c.header('retry-after', String(waitSeconds))
    return refuseFor(c, waitSeconds)
  }
}

/** Refuses a call of the API beyond the limit. */
export function refuseCall(c: RequestContext, waitSeconds: number): Response {
  return refuse(c, {
    code: 'TOO_MANY_REQUESTS',
    message: `Too many requests from this address. Please wait ${waitSeconds} s.`,
  })
}

/**
 * A bucket for each caller that holds a minute's requests and refills evenly.
 * @returns a function that takes one request: 0, or the whole seconds to wait for the next
 */
export function createTokenBuckets({ perMinute, now }: RateLimitOptions): (caller: string) => number {
  const buckets = new Map<string, Bucket>()
  let sweptAt = now()
  return (caller) => {
    const at = now()
    if (at - sweptAt >= minute) {
      forgetFullBuckets(buckets, at)
      sweptAt = at
    }
    const bucket = buckets.get(caller) ?? { tokens: perMinute, at }
    buckets.set(caller, bucket)
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) * perMinute) / minute)
    bucket.at = at
    if (bucket.tokens < 1) return Math.max(1, Math.ceil(((1 - bucket.tokens) * 60) / perMinute))
    bucket.tokens -= 1
    return 0
  }
}

function forgetFullBuckets(buckets: Map<string, Bucket>, at: number): void {
  for (const [caller, bucket] of buckets) if (at - bucket.at >= minute) buckets.delete(caller)
}
