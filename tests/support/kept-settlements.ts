import type { Page } from 'playwright-core'

/** What a browser stores of settlements: unsent acts, the last known tables, and the list. */
export function keptSettlements(page: Page): Promise<Record<'queues' | 'tables' | 'lists', unknown[]>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('bit-calculator.settlements')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const names = ['queues', 'tables', 'lists'] as const
          const found: Record<(typeof names)[number], unknown[]> = { queues: [], tables: [], lists: [] }
          const reading = database.transaction([...names])
          for (const name of names)
            reading.objectStore(name).getAll().onsuccess = ({ target }) => {
              found[name] = (target as IDBRequest<unknown[]>).result
            }
          reading.oncomplete = () => {
            database.close()
            resolve(found)
          }
        }
      }),
  )
}

/** Deletes it. Leaves the page first, because an open page would block that. */
export async function forgetSettlements(page: Page): Promise<void> {
  await page.goto(new URL('/icon.svg', page.url()).href)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const removal = indexedDB.deleteDatabase('bit-calculator.settlements')
        removal.onsuccess = () => resolve()
        removal.onerror = () => reject(removal.error)
      }),
  )
}
