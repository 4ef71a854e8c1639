import { now } from '../configuration/clock.ts'

const windowMs = 600_000

export type FailedCodes = {
  /** Counts a try as a wrong one, before anybody looks whether it is: tries at the same time cannot pass the limit. */
  readonly count: (who: Tries) => CountedTry
}

type CountedTry = {
  /** Whole seconds to wait before a code may be tried; 0 where this one may be. */
  readonly waitSeconds: number
  /** The code was not wrong: takes the try out of the count. */
  readonly giveBack: () => void
}

type Tries = { readonly userId: string; readonly address: string }

type Limits = { readonly perPerson: number; readonly perAddress: number }

/** Counts wrong invite codes of the last ten minutes in this process, for each person and each address (S5). */
export function createFailedCodes({ perPerson, perAddress }: Limits): FailedCodes {
  /** When each try was made, oldest first. */
  const failures = new Map<string, readonly number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > now() - windowMs)
  const waitSeconds = (key: string, allowed: number) => {
    const times = recent(key)
    return times.length < allowed ? 0 : Math.ceil((times.at(-allowed)! + windowMs - now()) / 1_000)
  }
  const giveBack = (key: string, at: number) => {
    const times = failures.get(key) ?? []
    const place = times.indexOf(at)
    if (place !== -1) failures.set(key, times.toSpliced(place, 1))
  }
  const forgetOld = () => {
    for (const key of failures.keys()) if (recent(key).length === 0) failures.delete(key)
  }
  return {
    count({ userId, address }) {
      const [person, place] = [`user ${userId}`, `address ${address}`]
      const wait = Math.max(waitSeconds(person, perPerson), waitSeconds(place, perAddress))
      if (wait > 0) return { waitSeconds: wait, giveBack: () => {} }
      forgetOld()
      const at = now()
      for (const key of [person, place]) failures.set(key, [...recent(key), at])
      return {
        waitSeconds: 0,
        giveBack: () => {
          for (const key of [person, place]) giveBack(key, at)
        },
      }
    },
  }
}
