import type { Page } from 'playwright-core'
import { queue } from './app-controls.ts'
import { storePlan } from './data-files.ts'

/** Has storage be full at the write with this number, of a plan or of the journal: for that write alone, or from it on. */
export function fullFrom(failing: number, once: boolean) {
  return (page: Page) =>
    page.addInitScript(
      ({ at, only }) => {
        const { setItem } = Storage.prototype
        const { put } = IDBObjectStore.prototype
        let writes = 0
        const count = () => {
          writes++
          if (only ? writes !== at : writes < at) return
          Object.assign(globalThis, { writeFailed: true })
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = function (key: string, value: string) {
          count()
          setItem.call(this, key, value)
        }
        IDBObjectStore.prototype.put = function (...given) {
          count()
          return put.apply(this, given)
        }
      },
      { at: failing, only: once },
    )
}

/** Queues planks one by one until a write has failed. @returns how many */
export async function queueUntilFull(page: Page): Promise<number> {
  let planks = 0
  do {
    await queue(page, 'Rough Plank')
    planks++
    await storePlan(page)
  } while (!(await page.evaluate('globalThis.writeFailed')))
  return planks
}
