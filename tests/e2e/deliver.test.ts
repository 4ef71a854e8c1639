import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { adaAndBen, callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'
import { stockRow } from '../support/stock-page.ts'

const player = playersOfThisFile()
/** Chromium’s own line about a refusal. */
const refusal = /status of 409/
const logs = 'Gather 6 x Rough Wood Log'
const planks = 'Craft 4 x Rough Plank'

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Tasks, ready ones first' }).getByRole('listitem').filter({ hasText: title })
const formOf = (page: Page) => dialogOf(page, 'Submit Contributions')

/** Ada’s settlement with a project of 4 planks, its tasks open for her and for Ben. */
async function twoWindows() {
  const { ada, ben, id } = await adaAndBen(player, { visit: { expected: refusal } })
  const project = { settlementId: id, name: 'Market hall', items: [{ itemId: '2', quantity: 4 }] }
  await callAs(ada, 'createProject', project)
  await openPart(ada, 'Tasks')
  await openPart(ben, 'Tasks')
  return { ada, ben, id }
}

async function deliverFor(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${title}` }).click()
  await page.getByRole('button', { name: `Deliver…: ${title}` }).click()
  await formOf(page).waitFor()
}

/** The contributions that wait for review. */
async function pending(page: Page, id: string) {
  const asked = { settlementId: id, status: 'pending' }
  type Row = { readonly id: string; readonly revision: number; readonly notes: string }
  return (await callAs<{ contributions: readonly Row[] }>(page, 'getTaskContributionsBySettlement', asked))
    .contributions
}

test('CON-1, BEY-12, CON-3: Ben delivers 4 of 6 logs and claims the task by it; in Ada’s window they are in review, and approved they count', async () => {
  const { ada, ben, id } = await twoWindows()
  await deliverFor(ben, logs)
  await formOf(ben).getByText('Who delivers for a task claims it.').waitFor()
  await formOf(ben).getByLabel('Amount: Rough Wood Log').fill('4')
  await formOf(ben).getByLabel('Notes').fill('  by the gate ')
  await formOf(ben).getByRole('button', { name: 'Submit 4 x Rough Wood Log' }).click()
  await ben.getByText('Contribution submitted successfully! Your work is pending admin approval.').waitFor()
  await rowOf(ada, logs).getByText('0 of 6 · 4 in review').waitFor()
  await rowOf(ada, logs).getByRole('img', { name: 'Ben' }).waitFor()
  const [one] = await pending(ada, id)
  expect(one).toMatchObject({ notes: 'by the gate' })
  await callAs(ada, 'approveTaskContribution', {
    settlementId: id,
    contributionId: one?.id,
    revision: one?.revision,
  })
  await rowOf(ben, logs).getByText('4 of 6').waitFor()
})

test('CON-1: further items are picked from the catalogue; without an amount, or with nothing picked, the form says so and sends nothing', async () => {
  const { ben, id } = await twoWindows()
  await deliverFor(ben, logs)
  await formOf(ben).getByLabel('Amount: Rough Wood Log').fill('0')
  await formOf(ben)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await formOf(ben).getByText('Please add at least one item with a quantity greater than 0.').waitFor()
  await formOf(ben)
    .getByRole('button', { name: /^can be done now/ })
    .click()
  await formOf(ben).getByRole('button', { name: 'Add another item' }).click()
  const further = formOf(ben).getByRole('combobox', { name: 'Further item 1' })
  await further.fill('Plank ')
  await formOf(ben)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await formOf(ben).getByText('Please pick one of the offered items, or remove this line.').waitFor()
  expect(await pending(ben, id)).toEqual([])
  await further.fill('Rough Plank')
  await formOf(ben).getByRole('option', { name: 'Rough Plank' }).click()
  await formOf(ben).getByLabel('Amount: Rough Plank', { exact: true }).fill('2')
  await formOf(ben).getByRole('button', { name: 'Submit 6 x Rough Wood Log' }).click()
  await formOf(ben).waitFor({ state: 'detached' })
  expect(await pending(ben, id)).toMatchObject([
    {
      itemsContributed: [
        { itemId: '1', quantity: 6 },
        { itemId: '2', quantity: 2 },
      ],
    },
  ])
})

test('CON-1: planks use up the settlement’s logs unless Ben says otherwise; each task keeps what was typed for it', async () => {
  const { ada, ben, id } = await twoWindows()
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 6 }] })
  await rowOf(ben, planks).getByText('4 now').waitFor()
  await callAs(ben, 'createTask', { settlementId: id, title: 'Ask the miller' })
  for (const title of [planks, 'Ask the miller'])
    await ben.getByRole('button', { name: `Claim: ${title}` }).click()
  await ben.getByRole('button', { name: 'Give back: Ask the miller' }).waitFor()
  await ben.getByRole('main').getByRole('button', { name: 'Submit Contributions' }).click()
  await formOf(ben)
    .getByRole('radio', { name: new RegExp(planks) })
    .check()
  const materials = formOf(ben).getByRole('checkbox', { name: 'Settlement materials were used' })
  await formOf(ben).getByText('Approval takes 6 Rough Wood Log from the stock.').waitFor()
  expect(await materials.isChecked()).toBe(true)
  await formOf(ben).getByLabel('Amount: Rough Plank').fill('2')
  await formOf(ben).getByLabel('Notes').fill('in the shed')
  await formOf(ben)
    .getByRole('radio', { name: /Ask the miller/ })
    .check()
  expect(await formOf(ben).getByLabel('Notes').inputValue()).toBe('')
  await formOf(ben)
    .getByRole('radio', { name: new RegExp(planks) })
    .check()
  expect(await formOf(ben).getByLabel('Notes').inputValue()).toBe('in the shed')
  await materials.uncheck()
  await formOf(ben).getByRole('button', { name: 'Submit 2 x Rough Plank' }).click()
  await formOf(ben).waitFor({ state: 'detached' })
  expect(await pending(ben, id)).toMatchObject([{ materials: [], notes: 'in the shed' }])
})

test('CON-1: a task that was finished or is full meanwhile says so, keeps the form, and what is there goes into the stock', async () => {
  const { ada, ben, id } = await twoWindows()
  await deliverFor(ben, logs)
  await formOf(ben).getByLabel('Amount: Rough Wood Log').fill('5')
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 6 }] })
  await formOf(ben).getByText('This task is done already.').waitFor()
  expect(await formOf(ben).getByLabel('Amount: Rough Wood Log').inputValue()).toBe('5')
  await formOf(ben).getByRole('button', { name: 'Put into the stock' }).click()
  await ben.getByText('1 item was put into the stock.').waitFor()
  await callAs(ada, 'updateSettlement', { settlementId: id, settings: { maxAssigneesPerTask: 1 } })
  await ada.getByRole('button', { name: `Claim: ${planks}` }).click()
  await rowOf(ben, planks).getByRole('img', { name: 'Ada' }).waitFor()
  await deliverFor(ben, planks)
  await formOf(ben).getByRole('button', { name: 'Submit 4 x Rough Plank' }).click()
  await formOf(ben).getByText('You can put the items into the stock instead.').waitFor()
  await formOf(ben).getByRole('button', { name: 'Put into the stock' }).click()
  await ben.getByText('1 item was put into the stock.').waitFor()
  await openPart(ben, 'Inventory')
  // 6 from Ada and 5 from Ben.
  await expect.poll(() => stockRow(ben, 'Rough Wood Log').innerText()).toContain('11')
  await expect.poll(() => stockRow(ben, 'Rough Plank').innerText()).toContain('4')
})

test('CON-1: the 6 logs with which the form began stay 6 when the task is finished meanwhile, and 6 go into the stock', async () => {
  const { ada, ben, id } = await twoWindows()
  await deliverFor(ben, logs)
  const amount = formOf(ben).getByLabel('Amount: Rough Wood Log')
  expect(await amount.inputValue()).toBe('6')
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 6 }] })
  await formOf(ben).getByText('This task is done already.').waitFor()
  expect(await amount.inputValue()).toBe('6')
  await formOf(ben).getByRole('button', { name: 'Put into the stock' }).click()
  await openPart(ben, 'Inventory')
  await expect.poll(() => stockRow(ben, 'Rough Wood Log').innerText()).toContain('12')
})

test.each(looks)(
  'CON-1, BEY-15: axe finds nothing wrong with delivering: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page, id } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    await openPart(page, 'Tasks')
    await page.getByRole('main').getByRole('button', { name: 'Submit Contributions' }).click()
    await page.getByText('None of your tasks is open').waitFor()
    await look('no task of mine')
    await page.keyboard.press('Escape')
    await callAs(page, 'addPlayer', { settlementId: id, name: 'Finn, who plays on the sofa' })
    const project = { settlementId: id, name: 'Market hall', items: [{ itemId: '2', quantity: 4 }] }
    await callAs(page, 'createProject', project)
    for (const title of [logs, planks]) await page.getByRole('button', { name: `Claim: ${title}` }).click()
    await page.getByRole('button', { name: `Give back: ${planks}` }).waitFor()
    await deliverFor(page, logs)
    await formOf(page).getByLabel('Amount: Rough Wood Log').fill('0')
    await formOf(page).getByRole('button', { name: 'Add another item' }).click()
    await formOf(page).getByRole('combobox', { name: 'Further item 1' }).fill('no such item')
    await formOf(page)
      .getByRole('button', { name: /^Submit/ })
      .click()
    await formOf(page).getByText('Please add at least one item').waitFor()
    await look('the form with faults')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await openPart(page, 'My tasks')
    await page.getByRole('button', { name: 'Deliver 6' }).click()
    await page.getByText('6 in review').waitFor()
    await look('my tasks with some in review')
    expect(findings).toEqual([])
  },
)

test('CON-1, BEY-12: from the Contributions tab Ben opens the form, where today’s 4 logs wait and can be withdrawn; what Ada sent back says why', async () => {
  const { ada, ben, id } = await twoWindows()
  await deliverFor(ben, logs)
  await formOf(ben).getByLabel('Amount: Rough Wood Log').fill('1')
  await formOf(ben).getByLabel('Notes').fill('by the gate')
  await formOf(ben).getByRole('button', { name: 'Submit 1 x Rough Wood Log' }).click()
  await expect.poll(async () => (await pending(ada, id)).length).toBe(1)
  const [first] = await pending(ada, id)
  const decision = { settlementId: id, contributionId: first!.id, revision: 1, reason: 'Not by the gate' }
  await callAs(ada, 'rejectTaskContribution', decision)
  await openPart(ben, 'Contributions')
  await ben.getByRole('button', { name: 'Submit Contributions' }).click()
  const sent = formOf(ben).getByRole('list', { name: 'Sent today' }).getByRole('listitem')
  await sent.getByText('rejected · 0 min · Not by the gate').waitFor()
  await formOf(ben).getByLabel('Amount: Rough Wood Log').fill('4')
  await formOf(ben).getByLabel('Notes').fill('in the chest')
  await formOf(ben).getByRole('button', { name: 'Submit 4 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Submit Contributions' }).click()
  await sent.getByText('pending · 0 min').waitFor()
  expect(await sent.first().innerText()).toContain('4 × Rough Wood Log')
  await formOf(ben).getByRole('button', { name: 'Withdraw 4 × Rough Wood Log' }).click()
  await formOf(ben).getByRole('button', { name: 'Yes, withdraw' }).click()
  await sent.getByText('withdrawn · 0 min').waitFor()
  await expect.poll(async () => (await pending(ada, id)).length).toBe(0)
})
