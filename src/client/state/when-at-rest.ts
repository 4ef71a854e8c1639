import { catalogStore } from './catalog.ts'

/** Resolves once the page has loaded, its catalogue is there or failed to come, and it has nothing better to do. */
export async function whenAtRest(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resume) => addEventListener('load', resume))
  // What comes at rest would take its share of a slow connection.
  await whenCatalogSettled()
  await new Promise((resume) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resume) : setTimeout(resume, 1_000),
  )
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
