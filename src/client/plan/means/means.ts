import { useStore } from 'zustand'
import type { Means } from '#domain/timing/work-time'
import { keepMeans } from '../../session/keep-means.ts'
import { meansStore } from '../../session/means-store.ts'

// From here on they are kept with the account, too: whoever shows means has this file.
keepMeans()

/** The player's own tools and levels, as far as told (BEY-9, BEY-20). */
export function useMeans(): Means {
  return useStore(meansStore)
}
