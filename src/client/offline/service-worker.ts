import { cachePack } from '../api/catalog.ts'
import { catalogStore } from '../state/catalog-in-use.ts'
import { appVersionStore } from './app-version.ts'
import { allowServiceWorkerScript } from './script-policy.ts'

const lookEveryMs = 10 * 60_000
const moveOnWithinMs = 3000

/** Caches app and catalogue for use offline (BEY-10), and watches for a new version of the app. */
export async function keepServiceWorker(): Promise<void> {
  allowServiceWorkerScript()
  const registration = await navigator.serviceWorker.register('/sw.js')
  watchForVersion(registration)
  await navigator.serviceWorker.ready
  cacheCatalogInUse()
}

/** On the first visit the catalogue is fetched before the service worker runs, so it is cached here. */
function cacheCatalogInUse(): void {
  const keep = () => {
    const catalog = catalogStore.getState()
    if (catalog.state === 'ready') cachePack(catalog.engine.catalog.info.version).catch(() => {})
  }
  keep()
  catalogStore.subscribe(keep)
}

function watchForVersion(registration: ServiceWorkerRegistration): void {
  const watchInstalling = () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      // Without an active one this is the first visit, which has no older version to leave.
      if (next.state === 'installed' && registration.active) offer(next)
    })
  }
  if (registration.active && registration.waiting) offer(registration.waiting)
  // On a slow device the browser has found the new version before this runs.
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
  let lookedAt = Date.now()
  addEventListener('focus', () => {
    if (Date.now() - lookedAt < lookEveryMs) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** The user decides when to update; then every tab saves and reloads, so that no tab mixes versions. */
function offer(next: ServiceWorker): void {
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload()
    if (next.state === 'redundant') appVersionStore.setState({ moveOn: null })
  })
  appVersionStore.setState({ moveOn: () => moveOnTo(next) })
}

/** Chromium lets the old worker go on for minutes if it was just answering a request; a navigation ends that. */
function moveOnTo(next: ServiceWorker): void {
  next.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(() => location.reload(), moveOnWithinMs)
}
