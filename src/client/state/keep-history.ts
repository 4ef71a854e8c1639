import { catalogStore, catalogVersionInUse } from './catalog-in-use.ts'
import { historyStore, putHistoryBefore } from './history.ts'
import { type HistoryOf, historyText, readHistory } from './kept-history.ts'
import { planOwner } from './plan-owner.ts'
import { whenLeft } from './when-left.ts'

const key = 'bit-calculator.history'

/** The version by which the steps number recipes; while another catalogue is made ready, still the last one's. */
let catalogVersion = ''

/**
 * Lets undo reach back over a reload of this tab (BEY-6); called once the catalogue is there.
 * @param onLeave calls back when the page may be closed next
 */
export function keepHistory(onLeave: (act: () => void) => unknown = whenLeft): void {
  const followVersion = () => {
    catalogVersion = catalogVersionInUse() || catalogVersion
  }
  followVersion()
  catalogStore.subscribe(followVersion)
  attempt(() => {
    const kept = readHistory(sessionStorage.getItem(key) ?? '', historyOf())
    if (kept) putHistoryBefore(kept)
    else sessionStorage.removeItem(key)
  })
  // Where the history is forgotten, such as at a sign-out, the stored one goes too.
  historyStore.subscribe(({ past, future }) => {
    if (past.length + future.length === 0) attempt(() => sessionStorage.removeItem(key))
  })
  onLeave(storeHistory)
}

function historyOf(): HistoryOf {
  return { owner: planOwner(), catalogVersion }
}

function storeHistory(): void {
  const history = historyStore.getState()
  if (history.past.length + history.future.length === 0) return
  // Removed first: where there is no room for these steps, older ones would stay.
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => sessionStorage.setItem(key, historyText(history, historyOf())))
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // Where storage is full or forbidden, undo starts over after a reload.
  }
}
