import { isOlder } from '#domain/catalog/catalog-info'
import { fetchServerCatalogs, pageCatalogs } from '../../api/catalog.ts'
import { openVersion } from '../../state/catalog.ts'
import { hasNothingToPlan } from '../../state/catalog-choice.ts'
import { catalogStore } from '../../state/catalog-in-use.ts'
import { catalogNewsStore } from '../../state/catalog-news.ts'
import { changeCatalog } from '../../state/change-catalog.ts'
import { noteMove } from '../../state/edit-log.ts'
import type { Engine } from '../../state/engine.ts'

const checkEveryMs = 10 * 60_000

/** The version that the user has put off; not offered again until the page is opened again. */
let postponed: string | null = null
let checkedAt = Date.now()

/**
 * Checks for a newer catalogue whenever the page gets the focus, and at once where the service worker served the page.
 * @returns a function that stops it
 */
export function watchForNewer(): () => void {
  const onFocus = () => {
    if (Date.now() - checkedAt >= checkEveryMs) void checkForNewer()
  }
  addEventListener('focus', onFocus)
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

/**
 * Offers a newer catalogue to the user; without a plan it is used at once (BEY-14). One of several servers may still use an older one, which
 * nobody is offered.
 */
export async function checkForNewer(): Promise<void> {
  checkedAt = Date.now()
  const catalog = catalogStore.getState()
  const served = await fetchServerCatalogs().catch(() => null)
  if (!served || catalog.state !== 'ready') return
  const { version } = served
  const { info } = catalog.engine.catalog
  if (version === info.version || isOlder(served, info) || version === postponed) return
  const opened = hasNothingToPlan() ? await openVersion(version).catch(() => null) : null
  // Somebody may have begun a plan while it was on its way.
  if (!hasNothingToPlan()) catalogNewsStore.setState({ newer: version })
  else if (opened) await switchTo(opened)
}

/** Uses another catalogue from now on; queue, inventory and choices mean the same as before (BEY-14). */
export async function switchTo(engine: Engine): Promise<void> {
  noteMove(await changeCatalog(engine))
}

export function postponeNewer(): void {
  postponed = catalogNewsStore.getState().newer
  catalogNewsStore.setState({ newer: null, reviewing: false })
}
