import { useStore } from 'zustand'
import type { Means } from '#domain/timing/work-time'
import { followAccount } from './follow-account.ts'
import { meansStore } from './means-store.ts'

followAccount()

/** The player's own tools and levels, as far as told (BEY-9, BEY-20). */
export function useMeans(): Means {
  return useStore(meansStore)
}
