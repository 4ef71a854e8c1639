/** Stores the id of the signed-in account, without name or address. */
const key = 'bit-calculator.account'

/** The account that was signed in when the page was last open; null where none was. */
export function rememberedUserId(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberUser(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, userId)
  } catch {
    // The browser forbids storage: the user stays signed in until the page is closed.
  }
}
