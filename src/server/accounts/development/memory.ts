import type { Adapter, AdapterPayload } from 'oidc-provider'
import { now } from '../../configuration/clock.ts'

/** How long an entry without an expiry is kept. */
const keptSeconds = 600

type Entry = { readonly payload: AdapterPayload; readonly until: number }

/** The development issuer's storage: in this process, for minutes. */
export function createIssuerMemory(): (kind: string) => Adapter {
  const entries = new Map<string, Entry>()
  const forgetOld = () => {
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key)
  }
  const held = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.until > now() ? entry.payload : undefined
  }
  const search = (kind: string, holds: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${kind} `) && holds(payload)) return held(key)
    return undefined
  }
  return (kind) => ({
    async upsert(id, payload, expiresInSeconds = keptSeconds) {
      forgetOld()
      entries.set(`${kind} ${id}`, { payload, until: now() + expiresInSeconds * 1_000 })
    },
    find: async (id) => held(`${kind} ${id}`),
    findByUid: async (uid) => search(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => search(kind, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = held(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(now() / 1_000)
    },
    async destroy(id) {
      entries.delete(`${kind} ${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
