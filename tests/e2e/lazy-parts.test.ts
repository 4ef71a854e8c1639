import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { type HeldAnswers, holdBack } from '../support/hold-back.ts'
import { keptPlan, linkTo } from '../support/shared-links.ts'

const player = playersOfThisFile()

const notLoaded = (page: Page) => page.getByRole('dialog', { name: 'This part could not be loaded' })
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click()
const press = (keys: string) => async (page: Page) => {
  await column(page, 'Queue').getByText('1 type').waitFor()
  await page.keyboard.press(keys)
}
const complaints = /ERR_FAILED|preload|Failed to (load|fetch)/

/** Leaves a file of the app out until told otherwise, as a bad connection or a newer release does. */
function missing(file: string) {
  const part = { isGone: true }
  const before = (page: Page) =>
    page.route(`**/assets/${file}-*`, (route) => (part.isGone ? route.abort() : route.continue()))
  return { part, before }
}

const dialogs: readonly [name: string, file: string, open: (page: Page) => Promise<void>, title: RegExp][] = [
  ['sharing', 'share-dialog', button('Share'), /^Share this plan/],
  ['pasting', 'paste-list-dialog', button('Paste a list'), /^Paste a list/],
  ['the command palette', 'command-palette', press('Control+k'), /^Command palette/],
  ['the shortcuts', 'shortcuts-sheet', press('?'), /^Keyboard shortcuts/],
  ['the catalogue', 'catalog-dialog', button('Item catalogue in use'), /^Item catalogue/],
  ['look-ups', 'aside-dialog', button('Look up'), /^Look up/],
]

test.each(dialogs)(
  'SYS-4: where %s cannot be fetched the page says so, and "Try again" brings it',
  async (_, file, open, title) => {
    const { part, before } = missing(file)
    const page = await player.open({
      stored: keptPlan([['5', 1]]),
      path: file === 'paste-list-dialog' ? '/?tab=inventory' : '/',
      expected: complaints,
      before,
    })
    await open(page)
    await notLoaded(page).getByText('Your plan is safe in this browser.').waitFor()
    part.isGone = false
    await notLoaded(page).getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await notLoaded(page).waitFor({ state: 'detached' })
  },
)

test('SYS-4: where sharing could not be fetched and that was closed, the calculator goes on, and "Share" fetches it again', async () => {
  const { part, before } = missing('share-dialog')
  const page = await player.open({ expected: complaints, before })
  await queue(page, 'Sturdy Rope')
  await button('Share')(page)
  await notLoaded(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await queue(page, 'Simple Axe')
  await column(page, 'Queue').getByText('2 types · 2 items').waitFor()
  part.isGone = false
  await button('Share')(page)
  await page.getByRole('dialog', { name: 'Share this plan' }).waitFor()
})

test('SYS-4, BEY-1: after a shared link whose dialog did not come and was closed, the next link opens', async () => {
  const { part, before } = missing('shared-plan')
  const page = await player.open({ path: await linkTo([['5', 2]]), expected: complaints, before })
  await notLoaded(page).getByRole('button', { name: 'Close' }).click()
  await notLoaded(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('')
  part.isGone = false
  const next = await linkTo([['8', 1]])
  await page.evaluate((hash) => location.assign(hash), next.slice(1))
  await page.getByRole('dialog').getByText('Sturdy Rope').waitFor()
})

test('SYS-4: a style sheet that did not come is asked for again too', async () => {
  const part = { isGone: true }
  const page = await player.open({
    stored: keptPlan([['5', 1]]),
    expected: complaints,
    before: (tab) =>
      tab.route('**/assets/*.css', (route) =>
        part.isGone && route.request().url().includes('/exports-') ? route.abort() : route.continue(),
      ),
  })
  await column(page, 'Results').getByRole('button', { name: 'Copy' }).click()
  await notLoaded(page).waitFor()
  part.isGone = false
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('menuitem', { name: 'Print view' }).click()
  const view = page.getByRole('dialog', { name: 'Print view' })
  await expect.poll(() => view.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
})

test('SYS-4, CAL-6: without the code of the examples and of the account menu the calculator goes on; the menu says so, and "Try again" brings it', async () => {
  const { part, before } = missing('account-menu')
  const page = await player.open({
    screen: phone,
    path: '/?column=results',
    expected: complaints,
    async before(tab) {
      await before(tab)
      await missing('first-targets').before(tab)
    },
  })
  await column(page, 'Results').getByText('Plan your next craft').waitFor()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await notLoaded(page).waitFor()
  part.isGone = false
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('menu', { name: 'Account' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Record what you already own' }).click()
  await page.getByText('Your inventory is empty').waitFor()
})

test('SYS-4: a link whose dialog is on its way says that it is loading', async () => {
  let held: HeldAnswers | undefined
  const page = await player.open({
    screen: phone,
    path: '/?item=5',
    before: async (tab) => {
      held = await holdBack(tab, '**/assets/aside-dialog-*')
    },
  })
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading\.\.\.$/ })
    .waitFor()
  held!.letThrough()
  await page.getByRole('dialog', { name: 'Simple Axe' }).waitFor()
})

test('SYS-4: a tab that cannot be fetched says so in its place, and "Try again" brings it', async () => {
  const { part, before } = missing('steps-tab')
  const page = await player.open({ stored: keptPlan([['5', 1]]), expected: complaints, before })
  const results = column(page, 'Results')
  await results.getByRole('tab', { name: 'Build Steps' }).click()
  await results.getByRole('alert').getByText('This part could not be loaded').waitFor()
  part.isGone = false
  await results.getByRole('button', { name: 'Try again' }).click()
  await results.getByText('6 steps left').waitFor()
})
