import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { column, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { planKey } from '../support/data-files.ts'
import { rounds } from '../support/rounds.ts'
import { callAs } from '../support/settlement-page.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()
const seed = 20261126
/** `npm run verify:hostile` tries five hundred. */
const stores = Number(process.env.HOSTILE_STORES ?? 4)
const good = keptPlan([['5', 2]], { 2: 150, 3: 9 })[planKey]!
/** A copy of the plan, as the browser keeps some beside it: when it was made, and the plan. */
const copy = `1700000000000\n${good}`

/** Plans with a piece cut out and another put in its place, hostile values, and text of any kind. */
const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.nat(good.length - 1),
      fc.nat(12),
      fc.constantFrom('', '"', '{', '}', ']', '-', '1e400', 'null', '"__proto__":', '\u202e', '\0', ','),
    )
    .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut)),
  fc.json({ maxDepth: 20 }),
  fc
    .jsonValue({ maxDepth: 3 })
    .map((value) =>
      JSON.stringify({ version: 1, catalogVersion: 'small-0', buildList: value, inventory: value }),
    ),
  fc.string({ minLength: 1, maxLength: 400 }),
)

test(`R11, B12: ${stores} hostile stores leave no blank page behind, and none is lost`, {
  timeout: 1_200_000,
}, async () => {
  const page = await player.open({ path: '/?tab=inventory' })
  await column(page, 'Queue').waitFor()
  for (const text of fc.sample(hostileText, { seed, numRuns: stores })) {
    await page.evaluate(
      ([key, stored, kept]) => {
        localStorage.clear()
        localStorage.setItem(`${key}.copy.1`, kept)
        localStorage.setItem(key, stored)
      },
      [planKey, text, copy] as const,
    )
    await page.reload()
    await column(page, 'Queue').waitFor()
    // Whatever cannot be read is kept as it was, beside what the player goes on from.
    const held = await page.evaluate(() => Object.values(localStorage))
    expect({ text, isHeld: held.includes(text) }).toEqual({ text, isHeld: true })
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  }
  console.log(attempted('hostile stores', stores))
})

/** `npm run verify:client` tries five hundred. */
const ofAccounts = rounds(500, 4).length

test(`R11: of ${ofAccounts} hostile stores in the browser of a signed-in player, none gets into the account and none empties it`, {
  timeout: 1_200_000,
}, async () => {
  const page = await player.open({ as: `Keeper ${crypto.randomUUID().slice(0, 8)}` })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  const account = () => callAs(page, 'loadUserData', { settlement: false })
  const before = await account()
  for (const text of fc.sample(hostileText, { seed: seed + 1, numRuns: ofAccounts })) {
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [planKey, text] as const)
    await page.reload()
    await saved(page).waitFor()
    await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
    expect([text, await account()]).toEqual([text, before])
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  }
  console.log(attempted('stores of accounts', ofAccounts))
})
