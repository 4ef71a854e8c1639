import type { Page } from 'playwright-core'

/** What a browser keeps of settlements: what is still to be sent, the tables as last known, and the list of them. */
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

/** Takes all of it out. The page is left for one that holds nothing open. */
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
