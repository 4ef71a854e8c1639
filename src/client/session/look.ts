import type { Preferences as AccountPreferences } from '#contract/users'

/** The part of the preferences that is also stored in this browser (SYS-8). */
export type Look = Pick<AccountPreferences, 'theme' | 'layout'>

const defaultLook: Look = { theme: 'light', layout: 'modern' }

type Looks = {
  /** In this browser now. */
  readonly here: Look
  /** With the account. */
  readonly account: Look
  /** What both had when they last agreed; null where they never did. */
  readonly agreed: Look | null
}

/**
 * The look to use: changes made here since the two last agreed win, then the account's. The first time, an account that
 * still has the default look gets the browser's.
 */
export function agreeOnLook({ here, account, agreed }: Looks): Look {
  const base = agreed ?? (isSameLook(account, defaultLook) ? defaultLook : here)
  return {
    theme: here.theme === base.theme ? account.theme : here.theme,
    layout: here.layout === base.layout ? account.layout : here.layout,
  }
}

export function isSameLook(a: Look, b: Look): boolean {
  return a.theme === b.theme && a.layout === b.layout
}
