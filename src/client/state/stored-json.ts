/** The object that this browser keeps under a key, or null where there is none to be read. */
export function readStored(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Stores an object under a key, if the browser lets it; where it does not, the warning about the plan says so already. */
export function store(key: string, value: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}
