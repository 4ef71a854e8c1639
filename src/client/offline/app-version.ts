import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The browser's offer to install the app. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

type AppVersion = {
  /** Moves all tabs to the new version that lies ready; null while none does. */
  readonly moveOn: (() => void) | null
  /** Whether a file of this version was asked for and is gone. */
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
