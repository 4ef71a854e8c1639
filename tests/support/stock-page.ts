import type { Page } from 'playwright-core'
import type { Player } from './app-page.ts'
import { adaAndBen, dialogOf, openPart } from './settlement-page.ts'

/** The line that Chromium logs by itself when the server refuses something with 409. */
const refusal = /status of 409/

/** An item's row in the list of the stock. */
export function stockRow(page: Page, name: string) {
  return page.getByRole('list', { name: 'Shared stock' }).getByRole('listitem').filter({ hasText: name })
}

/** Adds that many of an item by the dialog. */
export async function add(page: Page, name: string, quantity: number): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add Item' }).click()
  const dialog = dialogOf(page, 'Add Item')
  await dialog.getByRole('combobox', { name: 'Search the game’s items' }).fill(name)
  await dialog.getByRole('option', { name }).click()
  await dialog.getByLabel('Quantity').fill(String(quantity))
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await dialog.getByText(`${quantity} ${name} added.`).waitFor()
  // The next item can be typed at once.
  await dialog
    .locator(':focus')
    .and(dialog.getByRole('combobox', { name: 'Search the game’s items' }))
    .waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

export async function openItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${name}` }).click()
  await page.getByRole('list', { name: 'Movements' }).waitFor()
}

export const movements = (page: Page) => page.getByRole('list', { name: 'Movements' }).getByRole('listitem')

/** Ada’s settlement with its inventory open for her and for Ben. Only Ada may be refused something, as a name that is taken. */
export async function twoWindows(player: Player, role = 'contributor') {
  const { ada, ben } = await adaAndBen(player, { role, visit: { expected: refusal }, guestVisit: {} })
  await openPart(ada, 'Inventory')
  await openPart(ben, 'Inventory')
  return { ada, ben }
}
