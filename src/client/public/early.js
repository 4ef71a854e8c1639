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

  // The built page shows the calculator; other addresses have other screens, as in state/route.ts.
  if (/^\/(settlement|privacy)/.test(location.pathname)) root.dataset.elsewhere = ''

  // A settlement's page comes with the first code, for whoever was signed in when the page was last open (scripts/build/settlement-code.ts).
  try {
    if (/^\/settlement(\/|$)/.test(location.pathname) && localStorage.getItem('bit-calculator.account')) {
      for (const href of document.querySelector('meta[name="settlement-code"]').content.split(' ')) {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
        document.head.append(link)
      }
    }
  } catch {
    // Not built, or without storage: the page asks for its code itself.
  }

  // The catalogue comes after the scripts, which run while it is on its way (decision 12).
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

  // Language tables, in two parts, while the page waits for its scripts (decision 12).
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

// Fetches a chunk, after a failure under another address (scripts/build/import-again.ts).
const timesMissed = new Map()
self.importCode = (chunk) => {
  const times = timesMissed.get(chunk) ?? 0
  const url = new URL(chunk, `${location.origin}/assets/`)
  if (times > 0) url.search = `again=${times}`
  return import(url).catch((error) => {
    timesMissed.set(chunk, times + 1)
    throw error
  })
}
