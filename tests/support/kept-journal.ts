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

/** Puts back what the browser held before, as if its machine had broken down before anything later was written. */
export function setJournalBack(page: Page, records: string): Promise<void> {
  return page.evaluate(async (before) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('bit-calculator.saving', 1)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const act = opening.result.transaction('records', 'readwrite')
        for (const record of JSON.parse(before)) act.objectStore('records').put(record)
        act.oncomplete = () => resolve()
        act.onabort = () => reject(act.error)
        opening.result.close()
      }
    })
  }, records)
}

/**
 * From now on the page's connection to its stored data is dead; with `everyNewOne` each further connection too.
 * @returns a function that gives the page its connection back
 */
export async function endJournalConnection(page: Page, everyNewOne: boolean): Promise<() => Promise<void>> {
  type Former = { transactionBefore?: IDBDatabase['transaction'] }
  await page.evaluate((isEach) => {
    const { transaction } = IDBDatabase.prototype
    Object.assign(window, { transactionBefore: transaction } satisfies Former)
    let dead: IDBDatabase | null = null
    IDBDatabase.prototype.transaction = function (...given) {
      if (this.name === 'bit-calculator.saving') dead ??= this
      if (dead === this || (isEach && this.name === 'bit-calculator.saving'))
        throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return transaction.apply(this, given)
    }
  }, everyNewOne)
  return () =>
    page.evaluate(() => {
      IDBDatabase.prototype.transaction = (window as Former).transactionBefore!
    })
}
