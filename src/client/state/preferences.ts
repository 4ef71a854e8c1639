import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How the app looks in this browser; each is one key of local storage, read by public/early.js too. */
type Preferences = { readonly dark: boolean; readonly modern: boolean; readonly catalogCollapsed: boolean }

const defaults: Preferences = { dark: false, modern: true, catalogCollapsed: false }
const storageKey = (name: keyof Preferences) => `bit-calculator.${name}`

export const preferencesStore = createStore<Preferences>(readPreferences)

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

export function setPreference(name: keyof Preferences, value: boolean): void {
  preferencesStore.setState({ [name]: value })
  try {
    localStorage.setItem(storageKey(name), String(value))
  } catch {
    // Where nothing can be stored, the warning about the plan says so already.
  }
}

/** Puts the look on the page, and follows what another tab chooses. */
export function keepPreferences(): void {
  applyPreferences(preferencesStore.getState())
  preferencesStore.subscribe(applyPreferences)
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('bit-calculator.')) preferencesStore.setState(readPreferences())
  })
}

function applyPreferences({ dark, modern }: Preferences): void {
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.layout = modern ? 'modern' : 'classic'
}

function readPreferences(): Preferences {
  return {
    dark: readFlag('dark'),
    modern: readFlag('modern'),
    catalogCollapsed: readFlag('catalogCollapsed'),
  }
}

function readFlag(name: keyof Preferences): boolean {
  try {
    const text = localStorage.getItem(storageKey(name))
    return text === 'true' || (text !== 'false' && defaults[name])
  } catch {
    return defaults[name]
  }
}
