import type { Preferences as AccountPreferences } from '#contract/users'

/** The part of the preferences that this browser keeps too (SYS-8). */
export type Look = Pick<AccountPreferences, 'theme' | 'layout'>

const defaultLook: Look = { theme: 'light', layout: 'modern' }

type Looks = {
  /** As this browser looks now. */
  readonly here: Look
  /** As the account has it. */
  readonly account: Look
  /** What both had when this browser last spoke with this account; null where it never did. */
  readonly agreed: Look | null
}

/**
 * The look that holds: what was changed here since the two last agreed wins, then what the account has. The first time, an
 * account nobody has dressed yet takes on the look of the browser.
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
