import type { Page } from 'playwright-core'

/** What a browser stores of settlements: unsent acts, the last known tables, and the list. */
export function keptSettlements(page: Page): Promise<Record<'queues' | 'tables' | 'lists', unknown[]>> {
  return storedIn(page, 'bit-calculator.settlements', ['queues', 'tables', 'lists'])
}

/** What a browser stores of projects that others share. */
export async function keptShared(page: Page): Promise<readonly unknown[]> {
  return (await storedIn(page, 'bit-calculator.shared-projects', ['projects'])).projects
}

async function storedIn<Name extends string>(
  page: Page,
  databaseName: string,
  storeNames: readonly Name[],
): Promise<Record<Name, unknown[]>> {
  const found = await page.evaluate(
    ({ from, names }) =>
      new Promise<Record<string, unknown[]>>((resolve, reject) => {
        const opening = indexedDB.open(from)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const found: Record<string, unknown[]> = {}
          const reading = database.transaction(names)
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
    { from: databaseName, names: storeNames as readonly string[] as string[] },
  )
  return found as Record<Name, unknown[]>
}

/** Deletes what the browser stores of settlements. Leaves the page first, because an open page would block that. */
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
