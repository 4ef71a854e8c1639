import type { OwnUser } from '#contract/users'
import { ask } from '../api/ask.ts'
import { preferencesStore, setPreference } from '../state/preferences.ts'
import { accountStore } from './account.ts'
import { type AccountNews, accountChannel } from './account-channel.ts'
import { agreeOnLook, isSameLook, type Look } from './look.ts'

const key = 'bit-calculator.account-look'
const sendAfterMs = 500

/** Saves theme and layout with the account half a second after they are changed here (SYS-8). */
export function keepLook(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  preferencesStore.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const account = accountStore.getState()
      if (account.state === 'signedIn') send(account.user)
    }, sendAfterMs)
  })
}

/** Brings this browser and the account to one look, which `agreeOnLook` chooses: uses it here, and sends it where the account has another. */
export function followLook(user: OwnUser): void {
  const look = agreeOnLook({ here: lookHere(), account: lookOf(user), agreed: readAgreed(user.id) })
  if (!isSameLook(look, lookHere())) {
    setPreference('dark', look.theme === 'dark')
    setPreference('modern', look.layout === 'modern')
  }
  if (isSameLook(look, lookOf(user))) writeAgreed(user.id, look)
  else send(user)
}

/** Forgets what was agreed with the account; the look itself stays. */
export function forgetLook(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

function send(user: OwnUser): void {
  const look = lookHere()
  if (isSameLook(look, lookOf(user))) {
    writeAgreed(user.id, look)
    return
  }
  ask('updateUser', { preferences: look }).then(
    (changed) => {
      const account = accountStore.getState()
      if (account.state !== 'signedIn' || account.userId !== changed.id) return
      writeAgreed(changed.id, lookOf(changed))
      accountStore.setState({ ...account, user: changed }, true)
      accountChannel.postMessage({ type: 'user', user: changed } satisfies AccountNews)
    },
    // Sent again after the next answer about the account, since the two have not agreed.
    () => {},
  )
}

function lookHere(): Look {
  const { dark, modern } = preferencesStore.getState()
  return { theme: dark ? 'dark' : 'light', layout: modern ? 'modern' : 'classic' }
}

function lookOf({ preferences: { theme, layout } }: OwnUser): Look {
  return { theme, layout }
}

function readAgreed(userId: string): Look | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as (Look & { userId: string }) | null
    return stored?.userId === userId ? { theme: stored.theme, layout: stored.layout } : null
  } catch {
    return null
  }
}

function writeAgreed(userId: string, look: Look): void {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, ...look }))
  } catch {
    // The browser forbids storage: the next visit uses the account's look.
  }
}
