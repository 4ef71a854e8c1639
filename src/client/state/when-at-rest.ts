import { catalogStore } from './catalog-in-use.ts'
import { whenIdle } from './when-idle.ts'

/** Resolves once the page has loaded, its catalogue is there or failed to come, what it shows is drawn, and it has nothing better to do. */
export async function whenAtRest(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resume) => addEventListener('load', resume))
  // What is fetched at rest would slow the catalogue down on a slow connection.
  await whenCatalogSettled()
  do {
    await whenDrawn()
    await whenIdle()
    // Where one part is drawn, the next may have begun to be loaded.
  } while (isWaiting())
}

/** Whether the page says that something is still being loaded (`Waiting` in ui/waiting). */
function isWaiting(): boolean {
  return document.querySelector('[data-waiting]') !== null
}

function whenDrawn(): Promise<void> {
  return new Promise((resume) => {
    if (!isWaiting()) return resume()
    const watcher = new MutationObserver(() => {
      if (isWaiting()) return
      watcher.disconnect()
      resume()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
}

function whenCatalogSettled(): Promise<void> {
  return new Promise((resume) => {
    if (catalogStore.getState().state !== 'loading') return resume()
    const stop = catalogStore.subscribe(({ state }) => {
      if (state === 'loading') return
      stop()
      resume()
    })
  })
}
