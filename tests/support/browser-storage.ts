/** A browser's storage, whose keys are its properties as in a browser. */
class BrowserStorage {
  [key: string]: unknown

  getItem(key: string): string | null {
    const text = this[key]
    return typeof text === 'string' ? text : null
  }

  setItem(key: string, text: string): void {
    this[key] = text
  }

  removeItem(key: string): void {
    delete this[key]
  }
}

export function browserStorage(held: Readonly<Record<string, string>> = {}): BrowserStorage {
  return Object.assign(new BrowserStorage(), held)
}
