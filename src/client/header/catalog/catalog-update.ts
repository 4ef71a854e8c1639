import { pageCatalogs } from '../../api/catalog.ts'
import { openVersion } from '../../state/catalog.ts'
import { hasNothingToPlan } from '../../state/catalog-choice.ts'
import { catalogStore } from '../../state/catalog-in-use.ts'
import { catalogNewsStore } from '../../state/catalog-news.ts'
import { changeCatalog } from '../../state/change-catalog.ts'
import { noteMove } from '../../state/edit-log.ts'
import type { Engine } from '../../state/engine.ts'
import { newerVersion } from '../../state/newer-catalog.ts'

const checkEveryMs = 10 * 60_000

let checkedAt = Date.now()

/**
 * Checks for a newer catalogue when the page gets the focus, at most every 10 minutes, and at once where the service worker
 * served the page.
 * @returns a function that stops it
 */
export function watchForNewer(): () => void {
  const onFocus = () => {
    if (Date.now() - checkedAt >= checkEveryMs) void checkForNewer()
  }
  addEventListener('focus', onFocus)
  // A page of the service worker names no catalogues, so the one in use, once it is open, may be an old one.
  const stopWaiting = pageCatalogs() ? () => {} : onceInUse(() => void checkForNewer())
  return () => {
    removeEventListener('focus', onFocus)
    stopWaiting()
  }
}

function onceInUse(act: () => void): () => void {
  if (catalogStore.getState().state === 'ready') {
    act()
    return () => {}
  }
  const stop = catalogStore.subscribe(({ state }) => {
    if (state !== 'ready') return
    stop()
    act()
  })
  return stop
}

/** Offers a newer catalogue to the user; without a plan it is used at once (BEY-14). */
export async function checkForNewer(): Promise<void> {
  checkedAt = Date.now()
  const version = await newerVersion()
  if (version === null) return
  const opened = hasNothingToPlan() ? await openVersion(version).catch(() => null) : null
  // Somebody may have begun a plan while it was on its way.
  if (!hasNothingToPlan()) catalogNewsStore.setState({ newer: version })
  else if (opened) await switchTo(opened)
}

/** Uses another catalogue from now on; queue, inventory and choices mean the same as before (BEY-14). */
export async function switchTo(engine: Engine): Promise<void> {
  await changeCatalog(engine, noteMove)
}
