import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import {
  callAs,
  createSettlement,
  openAs,
  openOwnerOf,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'
import { keptPlan } from '../support/shared-links.ts'
import { chooseOfAccount } from '../support/sign-in-page.ts'
import { timedCatalog } from '../support/timed-catalog.ts'

const app = appOfThisFile({}, timedCatalog)
const player = playersOfThisFile(app)

const results = (page: Page) => column(page, 'Results')
const time = (page: Page) => page.getByRole('region', { name: 'Time for what is left' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your tools and levels' })
const step = (page: Page, name: string) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Done: ${name}` }) })
const profession = (page: Page, skill: string) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Your level in ${skill}`) })
const steps = '/?column=results&tab=steps'
/**
 * One meal of a player who has told no tools, so Common ones of power 8 are counted: 60 planks × 80 points / 8 are 600 actions,
 * 60 logs × 4 points / 8 are 30. The meal itself takes no tool: its 8 points are 8 actions.
 */
const meal = keptPlan([['5', 1]])

/** Tells that the player has an uncommon saw of tier 2. */
async function tellSaw(page: Page) {
  await page.getByRole('button', { name: 'Tools and levels' }).first().click()
  await dialog(page).getByLabel('Tier of your Saw').selectOption('T2')
  await dialog(page).getByLabel('Rarity of your Saw').selectOption('Uncommon')
  await dialog(page).getByText('power 16').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
}

test('BEY-20: a plan says what its work takes, what only waits, and what it leaves out', async () => {
  const page = await player.open({ stored: meal, path: '/?column=results' })
  await expect
    .poll(async () => (await time(page).innerText()).replace(/\s+/g, ' '))
    .toBe(
      'About 16 min of work · 638 actions · 319 stamina · 20 min waiting An estimate, without walking, rest and 1 item of unknown time',
    )
  await time(page).getByText('An estimate').click()
  await time(page).getByText('Of unknown time: hunting (1).').waitFor()
  await time(page).getByText('takes 15 min without food').waitFor()
  await results(page)
    .getByRole('button', { name: /^Professions/ })
    .click()
  await profession(page, 'Carpentry').getByText('about 15 min').waitFor()
  await profession(page, 'Masonry').getByText('20 min waiting').waitFor()
})

test('BEY-20: each step says its own time, and those that fit into fifteen minutes are found', async () => {
  const page = await player.open({ stored: meal, path: steps })
  await step(page, 'Gather Rough Log').getByText('about 45 s · 30 actions · 15 stamina').waitFor()
  await step(page, 'Gather Raw Meat').getByText('time unknown: hunting').waitFor()
  await results(page).getByLabel('How long it takes').selectOption('In 15 minutes')
  await results(page).getByText('Not shown: 1 that take longer, 1 of unknown time').waitFor()
  await expect.poll(() => step(page, 'Gather Raw Meat').count()).toBe(0)
  await results(page).getByLabel('How long it takes').selectOption('Time unknown')
  await step(page, 'Gather Raw Meat').waitFor()
  await results(page).getByRole('button', { name: 'Show all' }).click()
  await step(page, 'Craft Clay Brick').waitFor()
})

test('BEY-20: a better saw is told once, halves the sawing, and is there after a reload', async () => {
  const page = await player.open({ stored: meal, path: '/?column=results' })
  await time(page).getByText('638 actions').waitFor()
  await tellSaw(page)
  // 300 actions for the planks in place of 600.
  await time(page).getByText('338 actions').waitFor()
  await page.reload()
  await time(page).getByText('338 actions').waitFor()
})

test('BEY-20: a saw told on one device is there on the other one, and signing out takes it away from a browser', async () => {
  const name = 'Told everywhere'
  const one = await player.open({ as: name, stored: meal, path: '/?column=results' })
  await tellSaw(one)
  await expect
    .poll(() => callAs<{ preferences: object }>(one, 'getUser', {}).then(({ preferences }) => preferences))
    .toMatchObject({ tools: { Saw: { level: 2, rarity: 2 } } })
  const other = await player.open({ as: name, stored: meal, path: '/?column=results' })
  await time(other).getByText('338 actions').waitFor()
  await chooseOfAccount(other, 'Sign Out')
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await queue(other, 'Hearty Meal')
  await time(other).getByText('638 actions').waitFor()
})

test('AUTH-3, BEY-20: signing out asks before it loses tools that could not be saved', async () => {
  const page = await player.open({
    as: 'Cut off',
    stored: meal,
    path: '/?column=results',
    expected: /ERR_FAILED/,
  })
  await time(page).getByText('638 actions').waitFor()
  await page.route('**/api/updateUser', (route) => route.abort())
  await tellSaw(page)
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('button', { name: 'Sign out and lose them' }).waitFor()
  await page.keyboard.press('Escape')
  await time(page).getByText('338 actions').waitFor()
})

test('BEY-20: tasks say their minutes, and what can be done in half an hour is found', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  const project = await callAs<{ id: string }>(page, 'createProject', {
    settlementId: await settlementId(page),
    name: 'Feast',
    items: [{ itemId: '5', quantity: 4 }],
  })
  await openPart(page, 'Tasks')
  // Four meals take four times as long as one: 4 × 15 min for planks, 4 × 45 s for logs, 4 × 20 min of waiting.
  const planks = page.getByRole('listitem').filter({ hasText: 'Craft 240 x Rough Plank' })
  await planks.getByText('about 1 h').waitFor()
  await page.getByLabel('How long it takes').selectOption('In 30 minutes')
  await expect.poll(() => planks.count()).toBe(0)
  await page.getByText('1 task of unknown time not shown').waitFor()
  await page.getByRole('button', { name: 'Claim: Gather 240 x Rough Log' }).click()
  await openPart(page, 'My tasks')
  await page.getByRole('list', { name: 'Ready now' }).getByText('about 3 min').waitFor()
  await page.goto(`${app().url}/settlement/projects/${project.id}`)
  await time(page).getByText('· 1 h 20 min waiting').waitFor()
})

test('BEY-20, TSK-4: a member whose level is too low is suggested with a warning only once she shows her levels, and only for work of that profession', async () => {
  const page = await openAs(player, 'Ada')
  // Planks ask for level 5 in Carpentry, logs for no level in it.
  await callAs(page, 'updateUser', { preferences: { levels: { Carpentry: 4 } } })
  await createSettlement(page, 'Riverside')
  await callAs(page, 'createProject', {
    settlementId: await settlementId(page),
    name: 'Feast',
    items: [{ itemId: '2', quantity: 4 }],
  })
  const open = async () => {
    await openPart(page, 'Assignments')
    await page.getByRole('button', { name: 'Assign tasks' }).click()
    await page.getByRole('radio', { name: 'Craft 4 x Rough Plank' }).check()
    await page.getByRole('checkbox', { name: 'Ada' }).waitFor()
  }
  const answered = page.waitForResponse('**/api/getMemberLevels')
  await open()
  await answered
  expect(await page.getByText('Has a level that is too low for it').count()).toBe(0)
  await page.keyboard.press('Escape')
  await chooseOfAccount(page, 'Profile')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await page.getByLabel('Show my levels').check()
  await expect
    .poll(() => callAs<{ preferences: object }>(page, 'getUser', {}).then(({ preferences }) => preferences))
    .toMatchObject({ shareLevels: true })
  await page.keyboard.press('Escape')
  await open()
  await page.getByText('Has a level that is too low for it').waitFor()
  await page.getByRole('radio', { name: 'Gather 4 x Rough Log' }).check()
  await expect.poll(() => page.getByText('Has a level that is too low for it').count()).toBe(0)
})

/** A phone keeps time and filters folded, so that the materials are in sight. */
const unfold = (page: Page) => page.getByRole('button', { name: 'Time and filters' }).click()

test.each(looks)(
  'BEY-20: axe finds nothing in times, tools and levels: $layout, $width px',
  async ({ screen, stored }) => {
    const page = await player.open({ screen, stored: { ...stored, ...meal }, path: '/?column=results' })
    if (screen === phone) await unfold(page)
    await time(page).waitFor()
    await results(page)
      .getByText(/^\d+ skills?$/)
      .waitFor()
    const { look, findings } = pageCheckOf(page)
    await look('summary')
    await page.getByRole('button', { name: 'Tools and levels' }).first().click()
    await dialog(page).waitFor()
    await look('tools and levels')
    await page.keyboard.press('Escape')
    await results(page).getByRole('tab', { name: 'Build Steps' }).click()
    await step(page, 'Gather Rough Log').waitFor()
    await look('steps')
    expect(findings).toEqual([])
  },
)

test('BEY-15: on a phone, tools and levels are at least 44 px high', async () => {
  const page = await player.open({ screen: phone, stored: meal, path: '/?column=results' })
  await unfold(page)
  await page.getByRole('button', { name: 'Tools and levels' }).first().click()
  await dialog(page).waitFor()
  const heights = await dialog(page)
    .locator('select, input, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(6)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
