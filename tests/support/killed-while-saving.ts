import { setTimeout as after } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Dice } from '#scripts/verify-sync/dice'
import { column } from './app-controls.ts'

/** How much of the item somebody has pressed for, and how much of that the browser had stored for certain. */
export type Pressed = { readonly asked: number; readonly stored: number }

type Pressing = {
  /** How much of the item the account had before. */
  readonly from: number
  readonly dice: Dice
  readonly kill: () => Promise<void>
}

/** A function that the test gives to the page. */
declare const journalHolds: (plank: number) => void

/** Tells how much of the item is in the journal, whenever the browser has stored it. */
async function watchJournal(page: Page, tell: (stored: number) => void): Promise<void> {
  await page.exposeFunction('journalHolds', tell)
  await page.evaluate(() => {
    type Operation = { readonly op: string; readonly itemId?: string; readonly amount?: number }
    type Journal = {
      readonly document: { readonly inventory: Readonly<Record<string, number>> }
      readonly inFlight: { readonly operations: readonly Operation[] } | null
      readonly open: readonly Operation[]
    }
    const holdsOf = ({ document, inFlight, open }: Journal) =>
      [...(inFlight?.operations ?? []), ...open]
        // Rough Plank.
        .filter(({ itemId }) => itemId === '2')
        .reduce((sum, { amount }) => sum + (amount ?? 0), document.inventory['2'] ?? 0)
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: Journal, ...key: [IDBValidKey?]) {
      if (this.transaction.db.name === 'bit-calculator.saving')
        this.transaction.addEventListener('complete', () => journalHolds(holdsOf(value)))
      return put.call(this, value, ...key)
    }
  })
}

/** Presses for one more plank, so many times, and kills the browser at a moment by chance: before, while or after it is stored, sent and answered. */
export async function pressUntilKilled(page: Page, { from, dice, kill }: Pressing): Promise<Pressed> {
  let asked = from
  let stored = from
  let isKilled = false
  await watchJournal(page, (plank) => {
    stored = plank
  })
  const killed = dice
    .pick([
      // While the presses wait to be sent, at most 2 s after the last; or a little after they are stored, sent or answered.
      () => after(dice.roll(2_500)),
      () => after(dice.roll(30)),
      () => page.waitForRequest('**/api/saveUserData').then(() => after(dice.roll(8))),
      () => page.waitForResponse('**/api/saveUserData').then(() => after(dice.roll(8))),
    ])()
    .then(() => {
      isKilled = true
      return kill()
    })
  const press = async () => {
    const oneMore = column(page, 'Results').getByRole('button', { name: 'One more Rough Plank' })
    for (let left = 1 + dice.roll(4); left > 0; left--) {
      asked++
      await oneMore.click()
    }
    // A page that loses the focus saves at once, without that wait.
    if (dice.happens(50)) await page.evaluate(() => dispatchEvent(new Event('blur')))
  }
  const pressed = press().catch((error: unknown) => {
    // The browser may be gone before all is pressed.
    if (!isKilled) throw error
  })
  await Promise.all([killed, pressed])
  return { asked, stored }
}
