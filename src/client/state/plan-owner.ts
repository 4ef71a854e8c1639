const ownerKey = 'bit-calculator.plan.owner'

/** The id of the account whose plan this browser holds; null for a plan that was made signed out (AUTH-3). */
export function planOwner(): string | null {
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
  } catch {
    // Where nothing can be stored, nothing of the account stays behind either.
  }
}
