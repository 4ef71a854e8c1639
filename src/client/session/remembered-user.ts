/** Who is signed in, kept while the page is closed: the account's id, no name and no address. */
const key = 'bit-calculator.account'

/** Who was signed in when the page was last open; null where nobody was. */
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
    // Where nothing can be stored, the player is signed in for as long as the page is open.
  }
}
