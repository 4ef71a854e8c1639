import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { axeFindings } from '../support/app-axe.ts'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { storePlan } from '../support/data-files.ts'
import { fullFrom, queueUntilFull } from '../support/full-storage.ts'
import { isAllRounds, rounds } from '../support/rounds.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()
const planKey = 'bit-calculator.plan'
/** A copy of the plan, as the browser keeps some beside it: when it was made, and the plan. */
const goodCopy = { [`${planKey}.copy.1`]: `1700000000000\n${keptPlan([['5', 2]])[planKey]}` }

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
const queued = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()

async function downloadOf(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test.each([
  ['truncated', '{"version":1,"buildList":[{"itemId"'],
  ['of wrong types', '{"version":1,"catalogVersion":7,"buildList":{},"inventory":[],"choices":null}'],
  ['one with a __proto__ key', '{"__proto__":{"version":1},"version":1}'],
  ['4.5 million characters of junk', 'x'.repeat(4_500_000)],
])(
  'R11: where the stored plan is %s, the app starts from the last good copy, and the rest can be downloaded',
  async (_, text) => {
    const page = await player.open({ stored: goodCopy, path: '/?tab=inventory' })
    await queued(page, '1 type · 2 items')
    await page.evaluate(([key, junk]) => localStorage.setItem(key, junk), [planKey, text] as const)
    await page.reload()
    await page.getByRole('alert').getByText('you go on from the last good copy').waitFor()
    await queued(page, '1 type · 2 items')
    expect(await downloadOf(page, 'Download what was set aside')).toBe(text)
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await queue(page, 'Rough Plank')
    await queued(page, '2 types · 3 items')
    await page.reload()
    await queued(page, '2 types · 3 items')
    const aside = Object.entries(await stored(page)).filter(([key]) => key.startsWith(`${planKey}.rescued`))
    expect(aside.map(([, kept]) => kept === text)).toEqual([true])
  },
)

test('R13: data of a newer release is never overwritten; this release continues in memory and says so', async () => {
  const newer = '{"version":2,"everything":[]}'
  const page = await player.open({ stored: { [planKey]: newer, ...goodCopy } })
  const alert = page.getByRole('alert').filter({ hasText: 'saved by a newer version of the app' })
  await alert.waitFor()
  await queue(page, 'Rough Plank', 4)
  await queued(page, '2 types · 6 items')
  await storePlan(page)
  expect((await stored(page))[planKey]).toBe(newer)
  const exported = JSON.parse(await downloadOf(page, 'Export now'))
  expect(exported.buildList).toEqual([
    { itemId: '5', quantity: 2, recipeIndex: 0 },
    { itemId: '2', quantity: 4, recipeIndex: 0 },
  ])
  await alert.getByRole('button', { name: 'Reload' }).click()
  await queued(page, '1 type · 2 items')
  expect((await stored(page))[planKey]).toBe(newer)
})

/** Plans as earlier releases stored them; a short run takes only the first. */
const released = new URL('../fixtures/stored-plans/', import.meta.url)
const formers = readdirSync(released).slice(0, isAllRounds ? undefined : 1)

test.each(formers)(
  'R13: a plan as an earlier release stored it (%s) opens with the same meaning, and is stored again with what is added',
  async (file) => {
    const text = JSON.stringify(JSON.parse(readFileSync(new URL(file, released), 'utf8')))
    const { buildList, ...former } = JSON.parse(text)
    const page = await player.open({ stored: { [planKey]: text } })
    await queue(page, 'Rough Stick', 4)
    await queued(page, `${buildList.length + 1} type`)
    await storePlan(page)
    expect(JSON.parse((await stored(page))[planKey]!)).toMatchObject({
      ...former,
      catalogVersion: 'small-1',
      buildList: [...buildList, { itemId: '6', quantity: 4, recipeIndex: 0 }],
    })
    console.log(attempted('former stores', 1))
  },
)

test('R10: with storage full a notice stays, "Export now" gives the plan, and what was stored before stands', async () => {
  const before = keptPlan([['5', 2]])
  const page = await player.open({
    stored: before,
    // Full from the first write on.
    before: fullFrom(1, false),
    path: '/?tab=inventory',
  })
  await page.getByRole('alert').getByText('does not let the app store anything').waitFor()
  await queue(page, 'Rough Plank', 4)
  await queued(page, '2 types · 6 items')
  const exported = JSON.parse(await downloadOf(page, 'Export now'))
  expect(exported).toMatchObject({ version: 1, buildList: [{ itemId: '5' }, { itemId: '2', quantity: 4 }] })
  await storePlan(page)
  expect((await stored(page))[planKey]).toBe(before[planKey])
  expect(await axeFindings(page)).toEqual([])
})

test.each(rounds(50, 3))(
  'R10: when write %i to the browser’s storage fails, nothing is lost: the next try stores everything, and the notice goes away',
  async (failing) => {
    // Only this write fails.
    const page = await player.open({ stored: keptPlan([['5', 2]]), before: fullFrom(failing, true) })
    const planks = await queueUntilFull(page)
    await queue(page, 'Sturdy Rope')
    await expect.poll(async () => JSON.parse((await stored(page))[planKey] ?? '{}').buildList?.length).toBe(3)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.reload()
    // Beside the planks there are 2 Simple Axes (item 5), from the stored plan, and 1 rope.
    await queued(page, `3 types · ${planks + 3} items`)
    console.log(attempted('full storages', 1))
  },
)

test.each(rounds(40))(
  'R12: two tabs that edit at the same moment end with both edits, in both (round %i)',
  async () => {
    const page = await player.open({ stored: keptPlan([['5', 1]]) })
    const other = await player.openTab(page)
    await queued(other, '1 type · 1 item')
    await Promise.all([queue(page, 'Rough Plank', 4), queue(other, 'Sturdy Rope', 7)])
    for (const tab of [page, other]) await queued(tab, '3 types · 12 items')
    // Whatever one of the tabs still has to write, it writes now, and the other would follow it.
    for (const tab of [page, other, page]) await storePlan(tab)
    for (const tab of [page, other]) await queued(tab, '3 types · 12 items')
    const kept = JSON.parse((await stored(page))[planKey]!).buildList as {
      itemId: string
      quantity: number
    }[]
    expect(Object.fromEntries(kept.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual({
      '2': 4,
      '5': 1,
      '8': 7,
    })
  },
)
