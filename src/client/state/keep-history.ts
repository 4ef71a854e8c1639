import { catalogVersionInUse } from './catalog.ts'
import { historyStore, putHistoryBefore } from './history.ts'
import { historyText, readHistory } from './kept-history.ts'
import { planOwner } from './plan-owner.ts'

const key = 'bit-calculator.history'

/** Lets undo reach back over a reload of this tab (BEY-6); called once the catalogue is there. */
export function keepHistory(): void {
  // Where the page changes it later, some steps number the recipes of this one, so that the next visit takes none of them.
  const catalogVersion = catalogVersionInUse()
  attempt(() => {
    const kept = readHistory(sessionStorage.getItem(key) ?? '', { owner: planOwner(), catalogVersion })
    if (kept) putHistoryBefore(kept)
    else sessionStorage.removeItem(key)
  })
  // Nothing stays of what was forgotten, such as at a sign-out.
  historyStore.subscribe(({ past, future }) => {
    if (past.length + future.length === 0) attempt(() => sessionStorage.removeItem(key))
  })
  const store = () => storeHistory(catalogVersion)
  addEventListener('pagehide', store)
  document.addEventListener('visibilitychange', () => document.hidden && store())
}

function storeHistory(catalogVersion: string): void {
  const history = historyStore.getState()
  if (history.past.length + history.future.length === 0) return
  // First, since older steps would stay where there is no room for these.
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => sessionStorage.setItem(key, historyText(history, { owner: planOwner(), catalogVersion })))
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // Where storage is full or forbidden, undo begins anew after a reload.
  }
}
