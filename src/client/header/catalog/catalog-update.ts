import { fetchServerCatalogs, pageCatalogs } from '../../api/catalog.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { catalogStore, openVersion, putInUse } from '../../state/catalog.ts'
import { isPlanEmpty } from '../../state/catalog-choice.ts'
import { catalogNewsStore } from '../../state/catalog-news.ts'
import type { Engine } from '../../state/engine.ts'

const checkEveryMs = 10 * 60_000

/** Until the page is opened anew, nobody is asked twice about the same catalogue. */
let postponed: string | null = null
let checkedAt = Date.now()

/** Asks the server for a newer catalogue whenever the player comes back, and where the page did not come from it. */
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

/** Tells the player about a newer catalogue; who has no plan yet just gets it (BEY-14). */
export async function checkForNewer(): Promise<void> {
  checkedAt = Date.now()
  const catalog = catalogStore.getState()
  const served = await fetchServerCatalogs().catch(() => null)
  if (!served || catalog.state !== 'ready') return
  const { version } = served
  if (version === catalog.engine.catalog.info.version || version === postponed) return
  if (!isPlanEmpty()) return catalogNewsStore.setState({ newer: version })
  const newer = await openVersion(version).catch(() => null)
  if (newer) await switchTo(newer)
}

/** Uses another catalogue from now on; queue, inventory and choices stay as they are. */
export async function switchTo(engine: Engine): Promise<void> {
  // Screens know items by their place in the catalogue: they must begin anew with the other one.
  catalogStore.setState({ state: 'loading' }, true)
  await new Promise((resolve) => setTimeout(resolve))
  putInUse(engine)
  catalogNewsStore.setState({ newer: null, reviewing: false })
  // The plan is stored with the version it is used with.
  calculatorStore.setState((state) => ({ ...state }))
}

export function postponeNewer(): void {
  postponed = catalogNewsStore.getState().newer
  catalogNewsStore.setState({ newer: null, reviewing: false })
}
