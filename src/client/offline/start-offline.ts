import { whenAtRest } from '../state/when-at-rest.ts'
import { appVersionStore, type InstallOffer } from './app-version.ts'

/** Listens for the browser's early events, and starts the service worker once the page is idle. */
export function startOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    appVersionStore.setState({ install: event as InstallOffer })
  })
  addEventListener('appinstalled', () => appVersionStore.setState({ install: null }))
  addEventListener('vite:preloadError', () => appVersionStore.setState({ missing: true }))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenAtRest()
    .then(() => import('./service-worker.ts'))
    .then((part) => part.keepServiceWorker())
    // Without it the app works online only.
    .catch(() => {})
}
