import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { callAs, openOwnerOf, openPart } from '../support/settlement-page.ts'
import { openItem, stockRow } from '../support/stock-page.ts'

const player = playersOfThisFile()
const [log, plank] = ['1', '2']

/** Ada's stock: the raft holds 6 logs, the cart 2, and 3 planks are free. */
async function raftAndCart() {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada', {
    expected: /status of 409/,
  })
  for (const [name, quantity] of [
    ['Raft', 6],
    ['Cart', 2],
  ] as const) {
    const items = [{ itemId: log, quantity }]
    const { id: projectId } = await callAs<{ id: string }>(page, 'createProject', {
      settlementId,
      name,
      items,
    })
    await callAs(page, 'addItemsToInventory', { settlementId, items, projectId })
  }
  await callAs(page, 'addItemsToInventory', { settlementId, items: [{ itemId: plank, quantity: 3 }] })
  await openPart(page, 'Inventory')
  await stockRow(page, 'Rough Plank').waitFor()
  return page
}

test('INV-1: an item that is opened after another takes its place beside the list, and Back leads to the list at once', async () => {
  const page = await raftAndCart()
  for (const item of ['Rough Wood Log', 'Rough Plank', 'Rough Wood Log']) await openItem(page, item)
  await page.goBack()
  await page.getByRole('list', { name: 'Movements' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await stockRow(page, 'Rough Plank').waitFor()
  await page.goForward()
  await page.getByRole('button', { name: 'Take… Rough Wood Log' }).waitFor()
})

test('INV-2: who hands over is offered all 6 logs of the raft, or both of the cart; an amount that was typed stays, and what was refused is no longer said once it is changed', async () => {
  const page = await raftAndCart()
  await openItem(page, 'Rough Wood Log')
  await page.getByRole('button', { name: 'Hand over… Rough Wood Log' }).click()
  const form = page.getByRole('form', { name: 'Hand over what a project holds' })
  const amount = form.getByLabel('Amount')
  const from = form.getByRole('combobox', { name: 'From' })
  const offered: string[] = []
  for (const project of [/^Raft/, /^Cart/, /^Raft/]) {
    const option = from.getByRole('option', { name: project })
    await from.selectOption(await option.innerText())
    offered.push(await amount.inputValue())
  }
  expect(offered).toEqual(['6', '2', '6'])
  await amount.fill('7')
  await from.selectOption(await from.getByRole('option', { name: /^Cart/ }).innerText())
  expect(await amount.inputValue()).toBe('7')
  await form.getByRole('combobox', { name: 'To' }).selectOption('Out of the stock')
  await form.getByRole('button', { name: 'Hand over 7' }).click()
  const refused = form.getByRole('alert')
  await refused.waitFor()
  await amount.fill('2')
  await refused.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Hand over 2' }).click()
  await form.waitFor({ state: 'detached' })
  await stockRow(page, 'Rough Wood Log').getByTitle('6 in stock').waitFor()
})
