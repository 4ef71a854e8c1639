import { now } from '../configuration/clock.ts'

const windowMs = 600_000

export type FailedCodes = {
  /** Counts a try as wrong before the code is looked up, so that many tries at once cannot pass the limit. */
  readonly count: (by: Tries) => CountedTry
}

type CountedTry = {
  /** Whole seconds to wait before the next try; 0 if this one is allowed. */
  readonly waitSeconds: number
  /** To be called if the code was not wrong: removes the try from the count. */
  readonly giveBack: () => void
}

type Tries = { readonly userId: string; readonly address: string }

type Limits = { readonly perPerson: number; readonly perAddress: number }

/** Limits wrong invite codes in ten minutes, for each user and each address; counts in this process (S5). */
export function createFailedCodes({ perPerson, perAddress }: Limits): FailedCodes {
  /** The times of the tries by user or address, oldest first. */
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
