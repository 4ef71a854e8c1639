import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { callAs, dialogOf, openOwnerOf, openPart, settlementId } from '../support/settlement-page.ts'
import { add, movements, openItem, stockRow, twoWindows } from '../support/stock-page.ts'

const player = playersOfThisFile()

test('INV-1, SET-8: Ada and Ben see the planks that the other adds or takes; the ledger names who; Ada takes an entry back, and Ben may not; an item that was never there is not called low', async () => {
  const { ada, ben } = await twoWindows(player)
  await ben.getByText('The shared inventory is empty').waitFor()
  await add(ben, 'Rough Plank', 30)
  await stockRow(ada, 'Rough Plank').getByTitle('30 in stock').waitFor()

  await openItem(ada, 'Rough Plank')
  await ada.getByRole('button', { name: 'Take… Rough Plank' }).click()
  const form = ada.getByRole('form', { name: 'Take from the stock' })
  await form.getByLabel('Amount').fill('31')
  await form.getByRole('button', { name: /^Take/ }).click()
  await form.getByText('Only 30 can be taken.').waitFor()
  await form.getByLabel('Amount').fill('25')
  await form.getByLabel('Note').fill('for the cart')
  await form.getByRole('button', { name: /^Take/ }).click()
  await form.waitFor({ state: 'detached' })
  // 5 are left, below the 10 that the settlement wants at hand.
  await stockRow(ben, 'Rough Plank').getByTitle('5 available').waitFor()
  await ada.getByRole('term').filter({ hasText: 'available, low' }).waitFor()
  await ben.getByRole('button', { name: 'Low stock 1' }).waitFor()

  await expect.poll(() => movements(ada).count()).toBe(2)
  expect(await movements(ada).first().innerText()).toContain('−25')
  expect(await movements(ada).first().innerText()).toContain('taken by Ada')
  expect(await movements(ada).last().innerText()).toContain('added by Ben')
  await movements(ada)
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click()
  await movements(ada).first().getByRole('button', { name: 'Yes, take back' }).click()
  await stockRow(ben, 'Rough Plank').getByTitle('30 in stock').waitFor()
  await expect.poll(() => movements(ada).count()).toBe(3)
  // Who may not take back sees why.
  await openItem(ben, 'Rough Plank')
  const closed = movements(ben)
    .last()
    .getByRole('button', { name: /^Take back/ })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Your role does not allow taking entries back.')
  // An item that was never in the stock is not called low.
  await ben.goto(new URL('?item=1', ben.url()).href)
  await ben.getByText('This item is not in the shared stock').waitFor()
  await ben
    .getByRole('term')
    .filter({ hasText: /^available$/ })
    .waitFor()
})

test('INV-1: a form stays open while somebody else changes the item, and where the new name of a place is refused', async () => {
  const { ada, ben } = await twoWindows(player)
  await add(ada, 'Rough Plank', 30)
  await openItem(ben, 'Rough Plank')
  await ben.getByRole('button', { name: 'Change… Rough Plank' }).click()
  const form = ben.getByRole('form', { name: 'Change the quantity' })
  await form.getByLabel('Counted').fill('28')
  await callAs(ada, 'takeFromInventory', {
    settlementId: await settlementId(ada),
    itemId: '2',
    amount: 10,
  })
  await stockRow(ben, 'Rough Plank').getByTitle('20 in stock').waitFor()
  expect(await form.getByLabel('Counted').inputValue()).toBe('28')
  await form.getByRole('button', { name: 'Set to 28' }).click()
  await stockRow(ada, 'Rough Plank').getByTitle('28 in stock').waitFor()

  for (const name of ['Cellar', 'Attic'])
    await callAs(ada, 'addStorage', { settlementId: await settlementId(ada), name })
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'Storage places' }).click()
  const places = dialogOf(ada, 'Storage places')
  await places.getByRole('button', { name: 'Rename Cellar' }).click()
  const name = places.getByLabel('New name')
  await name.fill('Attic')
  await name.press('Enter')
  await places.getByRole('alert').getByText('The place could not be renamed').waitFor()
  expect(await name.inputValue()).toBe('Attic')
  // Escape ends the renaming alone.
  await name.press('Escape')
  await name.waitFor({ state: 'detached' })
  await places.getByRole('button', { name: 'Rename Cellar' }).click()
  await name.fill('Loft')
  await name.press('Enter')
  await places.getByRole('button', { name: 'Rename Loft' }).waitFor()
  await name.waitFor({ state: 'detached' })
})

test('INV-1, SET-5: a viewer sees the stock and its ledger, and every control is off, with the reason', async () => {
  const { ada, ben } = await twoWindows(player, 'viewer')
  await add(ada, 'Rough Plank', 30)
  await openItem(ben, 'Rough Plank')
  const main = ben.getByRole('main')
  for (const name of [
    'Add Item',
    'Paste a list',
    'Change… Rough Plank',
    'Take… Rough Plank',
    'Remove Rough Plank',
  ]) {
    const button = main.getByRole('button', { name })
    expect(await button.isDisabled(), name).toBe(true)
    expect(await button.getAttribute('title'), name).toBe('Your role does not allow this.')
  }
  const record = main.getByRole('button', { name: 'Record craft' })
  expect(await record.isDisabled()).toBe(true)
})

test('INV-1, BEY-9: a craft takes its logs and gives its planks in one step, or says what is short', async () => {
  const { ada, ben } = await twoWindows(player)
  await add(ada, 'Rough Wood Log', 10)
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'Record a craft…' }).click()
  const dialog = dialogOf(ada, 'What was crafted?')
  await dialog.getByRole('combobox').fill('Rough Plank')
  await dialog.getByRole('option', { name: 'Rough Plank' }).click()
  const form = ada.getByRole('form', { name: 'Record a craft' })
  const crafts = form.getByLabel('Crafts', { exact: true })
  await crafts.fill('4')
  await crafts.press('Enter')
  await form.getByText('uses 12 Rough Wood Log').waitFor()
  await form.getByRole('button', { name: 'Record craft' }).click()
  await form.getByText('Not everything for this craft is there: 2 more Rough Wood Log are needed.').waitFor()
  await crafts.fill('3')
  await crafts.press('Enter')
  await form.getByRole('button', { name: 'Record craft' }).click()
  await stockRow(ben, 'Rough Plank').getByTitle('6 in stock').waitFor()
  await stockRow(ben, 'Rough Wood Log').getByTitle('1 in stock').waitFor()
})

test('BEY-11, INV-1: 5 planks added without a network show at once, wait, and are sent once', async () => {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada', {
    expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  })
  await openPart(ada, 'Inventory')
  await add(ada, 'Rough Plank', 30)
  await ada.context().setOffline(true)
  await add(ada, 'Rough Plank', 5)
  await ada.getByText('1 change waits for the connection.').waitFor()
  await stockRow(ada, 'Rough Plank').getByTitle('35 in stock').waitFor()
  await ada.context().setOffline(false)
  await ada.getByText('1 change waits for the connection.').waitFor({ state: 'detached' })
  await ada.reload()
  await stockRow(ada, 'Rough Plank').getByTitle('35 in stock').waitFor()
})
