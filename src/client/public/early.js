// Blocking and tiny: what must have happened before the app's own scripts are there.
;(() => {
  // The first paint has the right colours. The keys are those of state/preferences.ts.
  const root = document.documentElement
  try {
    if (localStorage.getItem('bit-calculator.dark') === 'true') root.dataset.theme = 'dark'
    if (localStorage.getItem('bit-calculator.modern') === 'false') root.dataset.layout = 'classic'
  } catch {
    // Storage may be forbidden: the defaults stand.
  }

  // The page as it was built shows the calculator on its way; another address has another screen. As in state/route.ts.
  if (/^\/(settlement|privacy)/.test(location.pathname)) root.dataset.elsewhere = ''

  // The catalogue is asked for when the app's scripts are there: asked for together, they would all arrive last, and
  // nothing could run while the catalogue is still on its way. Where the app was first, it has taken the address away.
  const fetched = new Set()
  const preloadCatalogue = ({ target }) => {
    if (target.rel !== 'modulepreload') return
    fetched.add(target)
    if (fetched.size < document.querySelectorAll('link[rel=modulepreload]').length) return
    document.removeEventListener('load', preloadCatalogue, true)
    const url = document.querySelector('meta[name="catalog-url"]')?.content
    if (!url) return
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url })
    document.head.append(link)
  }
  document.addEventListener('load', preloadCatalogue, true)

  // The first number costs a phone six frames: spent while it waits for the scripts, not when the first rows do, and
  // in two parts, of which the first is what every language table shares.
  const warmNumbers = ({ target }) => {
    if (target.rel !== 'stylesheet') return
    document.removeEventListener('load', warmNumbers, true)
    setTimeout(() => {
      Intl.Collator.supportedLocalesOf('en')
      setTimeout(() => new Intl.NumberFormat('en'))
    })
  }
  document.addEventListener('load', warmNumbers, true)
})()

/** Fetches a part of the app; what did not come is asked for anew under another address (scripts/build/import-again.ts). */
const timesMissed = new Map()
self.importCode = (url) => {
  const times = timesMissed.get(url) ?? 0
  return import(times === 0 ? url : `${url}?again=${times}`).catch((error) => {
    timesMissed.set(url, times + 1)
    throw error
  })
}
