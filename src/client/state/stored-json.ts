/** What this browser keeps under a name, or null where there is nothing to be read. */
export function readStored(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Keeps it if the browser lets it; where nothing can be stored, the warning about the plan says so already. */
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
