import { keepPackAtHand } from '../api/catalog.ts'
import { catalogStore } from '../state/catalog.ts'
import { appVersionStore } from './app-version.ts'
import { allowServiceWorkerScript } from './script-policy.ts'

const lookEveryMs = 10 * 60_000

/** Keeps app and catalogue for the time without a network (BEY-10), and watches for a new version of the app. */
export async function keepServiceWorker(): Promise<void> {
  allowServiceWorkerScript()
  const registration = await navigator.serviceWorker.register('/sw.js')
  watchForVersion(registration)
  await navigator.serviceWorker.ready
  keepCatalogInUse()
}

/** The first visit runs before the service worker does: what it fetched must be laid down for it. */
function keepCatalogInUse(): void {
  const keep = () => {
    const catalog = catalogStore.getState()
    if (catalog.state === 'ready') keepPackAtHand(catalog.engine.catalog.info.version).catch(() => {})
  }
  keep()
  catalogStore.subscribe(keep)
}

function watchForVersion(registration: ServiceWorkerRegistration): void {
  if (registration.active && registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) offer(next)
    })
  })
  let lookedAt = Date.now()
  addEventListener('focus', () => {
    if (Date.now() - lookedAt < lookEveryMs) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** Nothing moves by itself: the player presses, and then every tab saves and reloads, so that none mixes versions. */
function offer(next: ServiceWorker): void {
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload()
    if (next.state === 'redundant') appVersionStore.setState({ moveOn: null })
  })
  appVersionStore.setState({ moveOn: () => next.postMessage({ type: 'SKIP_WAITING' }) })
}
