import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The browser's offer to install the app. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

type AppVersion = {
  /** Moves all tabs to the new version; null while none is ready. */
  readonly moveOn: (() => void) | null
  /** Whether a file of this version could not be loaded. */
  readonly missing: boolean
  readonly install: InstallOffer | null
}

export const appVersionStore = createStore<AppVersion>(() => ({
  moveOn: null,
  missing: false,
  install: null,
}))

export function useAppVersion(): AppVersion {
  return useStore(appVersionStore)
}
