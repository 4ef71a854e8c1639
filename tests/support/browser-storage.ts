/** A browser's storage, whose keys are its properties as in a browser. */
export function browserStorage(held: Readonly<Record<string, string>> = {}) {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.assign(Object.create(methods) as typeof methods & Record<string, unknown>, held)
}
