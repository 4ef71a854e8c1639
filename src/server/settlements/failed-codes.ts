const windowMs = 600_000

export type FailedCodes = {
  /** Whole seconds to wait before another code may be tried; 0 where one may be tried now. */
  readonly waitSeconds: (who: Tries) => number
  readonly failed: (who: Tries) => void
}
type Tries = { readonly userId: string; readonly address: string }

type Limits = { readonly perPerson: number; readonly perAddress: number; readonly now: () => number }

/** Counts wrong invite codes of the last ten minutes in this process, for each person and each address (S5). */
export function createFailedCodes({ perPerson, perAddress, now }: Limits): FailedCodes {
  const failures = new Map<string, number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > now() - windowMs)
  const keys = ({ userId, address }: Tries) =>
    [
      [`user ${userId}`, perPerson],
      [`address ${address}`, perAddress],
    ] as const
  return {
    waitSeconds(who) {
      const waits = keys(who).map(([key, allowed]) => {
        const times = recent(key)
        return times.length < allowed ? 0 : Math.ceil((times.at(-allowed)! + windowMs - now()) / 1_000)
      })
      return Math.max(...waits)
    },
    failed(who) {
      for (const [key] of keys(who)) failures.set(key, [...recent(key), now()])
      for (const key of failures.keys()) if (recent(key).length === 0) failures.delete(key)
    },
  }
}
