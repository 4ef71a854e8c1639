import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

test.each(looks)(
  'INV-1, BEY-15: axe finds nothing wrong with the shared stock: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page, id } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    await openPart(page, 'Inventory')
    await page.getByText('The shared inventory is empty').waitFor()
    await look('empty stock')
    const items = [
      { itemId: '1', quantity: 1200 },
      { itemId: '2', quantity: 4 },
      { itemId: '13', quantity: 3 },
    ]
    await callAs(page, 'addStorage', { settlementId: id, name: 'Town bank' })
    await callAs(page, 'addItemsToInventory', { settlementId: id, items })
    await callAs(page, 'createProject', {
      settlementId: id,
      name: 'Market hall with the covered bridge',
      items: [{ itemId: '2', quantity: 20 }],
    })
    await page.getByText('reserved by Market hall with the covered bridge 4').waitFor()
    await look('stock')
    await page.getByRole('button', { name: 'Open Rough Plank' }).click()
    await page.getByRole('list', { name: 'Movements' }).waitFor()
    await look('opened item')
    for (const [button, form] of [
      ['Take… Rough Plank', 'Take from the stock'],
      ['Hand over… Rough Plank', 'Hand over what a project holds'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('form', { name: form }).waitFor()
      await look(form)
    }
    await page.getByRole('button', { name: 'Close the item' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Add Item' }).click()
    await dialogOf(page, 'Add Item').waitFor()
    await look('Add Item')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More about the stock' }).click()
    await page.getByRole('menuitem', { name: 'Storage places' }).click()
    await dialogOf(page, 'Storage places').getByText('Town bank').waitFor()
    await look('Storage places')
    await page.keyboard.press('Escape')
    for (const [entry, heading] of [
      ['History', 'History of the stock'],
      ['How the stock is counted', 'How the stock is counted'],
    ] as const) {
      await page.getByRole('button', { name: 'More about the stock' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      await page.getByRole('heading', { name: heading }).waitFor()
      await look(heading)
      await page.getByRole('button', { name: 'Back to the stock' }).click()
    }
    expect(findings).toEqual([])
  },
)
