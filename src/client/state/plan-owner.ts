const ownerKey = 'bit-calculator.plan.owner'

/** The owner where the browser has no room for it, or forbids storage: known in this tab as long as it is open (R10). */
let unstored: { readonly owner: string | null } | null = null

/** The id of the account whose plan this browser holds; null for a plan that was made signed out (AUTH-3). */
export function planOwner(): string | null {
  if (unstored) return unstored.owner
  try {
    return localStorage.getItem(ownerKey)
  } catch {
    return null
  }
}

export function setPlanOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(ownerKey)
    else localStorage.setItem(ownerKey, userId)
    unstored = null
  } catch {
    unstored = { owner: userId }
  }
}
