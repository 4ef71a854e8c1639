import { whenAtRest } from '../state/when-at-rest.ts'
import { appVersionStore, type InstallOffer } from './app-version.ts'

/** Listens for what the browser says early, and prepares for the time without a network once the page is at rest. */
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
    // Without it the app works as long as the server does.
    .catch(() => {})
}
