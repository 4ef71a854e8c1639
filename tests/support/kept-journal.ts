import type { Page } from 'playwright-core'

/** The accounts' data that this browser stores, with what it has not sent yet, as JSON. */
export function keptJournal(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const records = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('bit-calculator.saving', 1)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const all = opening.result.transaction('records').objectStore('records').getAll()
        all.onsuccess = () => resolve(all.result)
        opening.result.close()
      }
    })
    return JSON.stringify(records)
  })
}
