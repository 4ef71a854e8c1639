import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { playersOfThisFile } from '../support/app-page.ts'
import { chooseFile, dataManager, importPreview, readStoredPlan } from '../support/data-files.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()
const seed = 20261121
/** `npm run verify:hostile` tries five hundred. */
const files = Number(process.env.HOSTILE_FILES ?? 80)
const good = JSON.stringify({
  inventory: { 2: 150, 3: 9 },
  buildList: [{ itemId: '6', quantity: 2, recipeIndex: 0 }],
  exportDate: '2026-11-21T08:00:00.000Z',
  version: 1,
})

/** Exports with a piece cut out and another put in its place, hostile values, and bytes of any kind. */
const hostileFile: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .tuple(
      fc.nat(good.length - 1),
      fc.nat(12),
      fc.constantFrom(
        '',
        '"',
        '{',
        '}',
        ']',
        '-',
        '.5',
        '1e400',
        'NaN',
        'null',
        '"__proto__":',
        '\u202e',
        '\0',
        ',',
      ),
    )
    .map(([at, cut, put]) => Buffer.from(good.slice(0, at) + put + good.slice(at + cut))),
  fc.json({ maxDepth: 30 }).map((text) => Buffer.from(text)),
  fc
    .anything({ maxDepth: 3 })
    .map((value) => Buffer.from(JSON.stringify({ inventory: value, version: 1 }, plain))),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
)

/** Writes a bigint as text, since JSON has none. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

test(`S13, B12: ${files} hostile files change nothing, and leave no blank page behind`, {
  timeout: 300_000,
}, async () => {
  const page = await player.open({ stored: keptPlan([['5', 3]], { 2: 200 }), path: '/?dialog=data' })
  const refused = dataManager(page).getByRole('alert').getByText('Failed to import data - invalid format')
  const cancel = importPreview(page).getByRole('button', { name: 'Cancel' })
  await dataManager(page).waitFor()
  let refusals = 0
  for (const content of fc.sample(hostileFile, { seed, numRuns: files })) {
    await chooseFile(page, content)
    await refused.or(cancel).first().waitFor()
    if (await cancel.isVisible()) await cancel.click()
    else refusals++
  }
  console.log(attempted('hostile files', files, `, ${refusals} refused at once`))
  // The others are plans all the same, as with a digit cut out. If they were most, the files would not be hostile enough.
  expect(refusals).toBeGreaterThan(files * 0.6)
  await page.getByRole('dialog', { name: 'Data Manager' }).getByText('Inventory items').waitFor()
  await expect
    .poll(() => readStoredPlan(page))
    .toEqual({
      buildList: [{ itemId: '5', quantity: 3, recipeIndex: 0 }],
      inventory: { 2: 200 },
      choices: {},
    })
  await expect.poll(() => page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})
