import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, missing, own, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { allowClipboard, keptPlan, linkTo, readClipboard } from '../support/shared-links.ts'

/** The app counts with the small catalogue; by their ids its items are 1 Rough Wood Log, 5 Simple Axe, 7 Sturdy Fiber, 8 Sturdy Rope. */
const player = playersOfThisFile()

const queueNote = (page: Page, note: string) => column(page, 'Queue').getByText(note).waitFor()
const sharedPlan = (page: Page) => page.getByRole('dialog', { name: 'Shared plan' })

async function openShare(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await dialog.getByLabel('Link to this plan').waitFor()
  return dialog
}

/** The path and the hash of a link to the plan that the page shows. */
async function sharedPath(page: Page): Promise<string> {
  const dialog = await openShare(page)
  const url = new URL(await dialog.getByLabel('Link to this plan').inputValue())
  await page.keyboard.press('Escape')
  expect(url.origin).toBe(new URL(page.url()).origin)
  return url.pathname + url.hash
}

test('BEY-1: a plan shared by link opens for a friend without a plan, and asks no second time', async () => {
  const page = await player.open({ before: allowClipboard })
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope', 7)
  const dialog = await openShare(page)
  await dialog.getByText('The link carries your queue of 2 types of items.').waitFor()
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByRole('button', { name: 'Link copied' }).waitFor()
  const url = await readClipboard(page)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#plan=1\.[\w-]+$/)
  expect(url.length).toBeLessThan(120)

  const friend = await player.open({ path: url.slice(url.indexOf('/#')) })
  const preview = sharedPlan(friend)
  await preview.getByText('Queue: 2 types, 9 items').waitFor()
  expect((await preview.getByRole('listitem').allInnerTexts()).map((row) => row.split(/\s*\n\s*/))).toEqual([
    ['T2', 'Simple Axe', '2'],
    ['T3', 'Sturdy Rope', '7'],
  ])
  await expect.poll(() => preview.getByText('another version').count()).toBe(0)
  await preview.getByRole('button', { name: 'Open it' }).click()
  await queueNote(friend, '2 types · 9 items')
  // 2 axes take 4 planks, of 6 logs.
  await expect.poll(() => missing(friend, 'Rough Wood Log')).toBe('6')
  expect(new URL(friend.url()).hash).toBe('')
  await friend.reload()
  await queueNote(friend, '2 types · 9 items')
  await expect.poll(() => friend.getByRole('dialog').count()).toBe(0)
})

test('BEY-1: the inventory is in the link only if I say so', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 2)
  const dialog = await openShare(page)
  const field = dialog.getByLabel('Link to this plan')
  const without = await field.inputValue()
  await dialog.getByRole('checkbox', { name: 'Include my inventory (1 type of item)' }).check()
  await expect.poll(() => field.inputValue()).not.toBe(without)
  const path = (await field.inputValue()).replace(/^.*(?=\/#)/, '')

  const friend = await player.open({ path })
  await sharedPlan(friend).getByText('Its inventory comes along: 1 type of item.').waitFor()
  await sharedPlan(friend).getByRole('button', { name: 'Open it' }).click()
  // 2 of the 4 planks are there.
  await expect.poll(() => missing(friend, 'Rough Wood Log')).toBe('3')

  const stranger = await player.open({ path: without.replace(/^.*(?=\/#)/, '') })
  await sharedPlan(stranger).getByRole('button', { name: 'Open it' }).click()
  await expect.poll(() => missing(stranger, 'Rough Wood Log')).toBe('6')
})

test('BEY-1, BEY-6: whoever has a plan is asked; replacing it can be undone, and an entry added since stays', async () => {
  const page = await player.open({
    stored: keptPlan([['8', 4]], { '7': 5 }),
    path: await linkTo([['5', 2]]),
  })
  await sharedPlan(page).getByText('Queue: 1 type, 2 items').waitFor()
  await page.getByText('1 type · 4 items').waitFor()
  await sharedPlan(page).getByRole('button', { name: 'Replace mine' }).click()
  await queueNote(page, '1 type · 2 items')
  expect(new URL(page.url()).hash).toBe('')
  const points = await page.evaluate(() => JSON.parse(localStorage['bit-calculator.restore-points']))
  expect(points).toHaveLength(1)
  expect(points[0].reason).toBe('shared-plan-replaced-mine')
  expect(JSON.parse(points[0].plan)).toMatchObject({ buildList: [{ itemId: '8' }], inventory: { '7': 5 } })

  await queue(page, 'Rough Stick', 3)
  const notice = page.getByRole('alert').filter({ hasText: 'The shared plan has replaced yours.' })
  await notice.getByRole('button', { name: 'Undo', exact: true }).click()
  await queueNote(page, '2 types · 7 items')
  await column(page, 'Queue').getByText('Sturdy Rope').waitFor()
  await column(page, 'Queue').getByText('Rough Stick').waitFor()
  await expect.poll(() => notice.count()).toBe(0)
  // 4 ropes take 16, and 5 are there.
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('11')
})

test('BEY-1: merging adds the queues and keeps my inventory', async () => {
  const page = await player.open({
    stored: keptPlan([['5', 1]], { '1': 4 }),
    path: await linkTo(
      [
        ['5', 2],
        ['8', 1],
      ],
      [['1', 900]],
    ),
  })
  await sharedPlan(page).getByText('Its inventory comes along: 1 type of item.').waitFor()
  await sharedPlan(page).getByRole('button', { name: 'Merge with mine' }).click()
  await queueNote(page, '2 types · 4 items')
  // 3 axes take 6 planks of 9 logs, and 4 are there.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('5')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await column(page, 'Queue').getByRole('button', { name: 'Undo: merged a plan' }).click()
  await queueNote(page, '1 type · 1 item')
  await expect.poll(() => undo.count()).toBe(0)
  await column(page, 'Queue').getByRole('button', { name: 'Redo: merged a plan' }).click()
  await queueNote(page, '2 types · 4 items')
  await undo.click()
  await queueNote(page, '1 type · 1 item')
})

test.each(['Keep mine', 'Close', 'Escape'])(
  'BEY-1: "%s" leaves my plan and forgets the link',
  async (way) => {
    const page = await player.open({
      stored: keptPlan([['8', 4]]),
      path: await linkTo([['5', 2]]),
    })
    await sharedPlan(page).getByRole('button', { name: 'Keep mine' }).waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await sharedPlan(page).getByRole('button', { name: way }).click()
    await sharedPlan(page).waitFor({ state: 'detached' })
    await queueNote(page, '1 type · 4 items')
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await queueNote(page, '1 type · 4 items')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  },
)

test('BEY-1: a link pasted into the open app is opened too, and my own link is known as mine', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  const mine = await sharedPath(page)
  const theirs = await linkTo([['8', 1]])
  await page.evaluate((hash) => location.assign(hash), mine.slice(1))
  await sharedPlan(page).getByText('This is the plan you already have.').waitFor()
  await page.evaluate((hash) => location.assign(hash), theirs.slice(1))
  await sharedPlan(page).getByText('Queue: 1 type, 1 item').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await sharedPlan(page).getByRole('button', { name: 'Merge with mine' }).click()
  await queueNote(page, '2 types · 3 items')
})

test('BEY-14, CAL-12: a preview says what this catalogue does not know', async () => {
  const page = await player.open({
    path: await linkTo([
      ['5', 2],
      ['777', 3],
      ['<img src=x onerror=alert(1)>', 1],
    ]),
  })
  await sharedPlan(page).getByText('made with another version of the item catalogue').waitFor()
  const words = await sharedPlan(page).innerText()
  expect(words).toContain('does not know 2 of its items')
  expect(words).toContain('777, <img src=x onerror=alert(1)>')
  await expect.poll(() => sharedPlan(page).locator('img[src]').count()).toBe(0)
  await sharedPlan(page).getByRole('button', { name: 'Open it' }).click()
  await queueNote(page, '3 types · 6 items')
})

test.each([
  ['damaged', '/#plan=1.q1bKU7IyNNdRKk', 'This link is damaged'],
  ['empty', '/#plan=', 'This link is damaged'],
  ['of a newer format', '/#plan=2.anything', 'made with a newer version of the app'],
])('BEY-1: a link that is %s says so, and there is a way on', async (_, path, words) => {
  const page = await player.open({ stored: keptPlan([['8', 4]]), path })
  await sharedPlan(page).getByRole('alert').filter({ hasText: words }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  if (words.includes('newer')) {
    await sharedPlan(page).getByRole('button', { name: 'Reload' }).click()
    await sharedPlan(page).getByRole('alert').filter({ hasText: words }).waitFor()
  }
  await sharedPlan(page).getByRole('button', { name: 'Go on with my plan' }).click()
  await queueNote(page, '1 type · 4 items')
  expect(new URL(page.url()).hash).toBe('')
})
