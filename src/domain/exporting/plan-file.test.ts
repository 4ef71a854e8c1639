import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds } from '../crafting/odds.ts'
import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'
import { planFileName, planFileText } from './plan-file.ts'
import { readPlanFile, salvagePlanFile } from './read-plan-file.ts'
import { mergeWithFile, replaceWithFile } from './take-plan-file.ts'

const id = (text: string) => text as ItemId
const plan: WholePlan = {
  inventory: new Map([
    [id('2'), 200],
    [id('c7'), 1],
  ]),
  buildList: [{ itemId: id('5'), quantity: 3, recipeIndex: 1 }],
  choices: new Map(),
  odds: new Map(),
  keptBack: new Map(),
}
const date = '2026-11-21T08:09:10.000Z'
const held = (text: string) => [...(readPlanFile(text)?.inventory ?? [])]

describe('SYS-5: the export', () => {
  test('BEY-14: says which catalogue it counts its recipes in, where it names one other than the default', () => {
    const entry = (recipeIndex: number) => ({ itemId: '6' as ItemId, quantity: 2, recipeIndex })
    const chosen = planFileText({ ...emptyPlan, buildList: [entry(1)] }, '2026-11-24T12:00:00.000Z', 'v1')
    expect(readPlanFile(chosen)).toMatchObject({ buildList: [entry(1)], catalogVersion: 'v1' })
    const usual = planFileText({ ...emptyPlan, buildList: [entry(0)] }, '2026-11-24T12:00:00.000Z', 'v1')
    expect(usual).not.toContain('catalogVersion')
  })

  test('holds inventory, build list, date and version 1; the file name has the game and the day', () => {
    expect(JSON.parse(planFileText(plan, date))).toEqual({
      inventory: { 2: 200, c7: 1 },
      buildList: [{ itemId: '5', quantity: 3, recipeIndex: 1 }],
      exportDate: date,
      version: 1,
    })
    expect(planFileName('BitCraft', date)).toBe('BitCraft-2026-11-21.json')
  })

  test('S12: a plan with more keys than the 10,000 an import takes is written as lists, which have none, and is read back whole', () => {
    const places = Array.from({ length: 6000 }, (_, place) => place)
    const everything = <Value>(valueAt: (place: number) => Value) =>
      new Map(places.map((place) => [id(`i${place}`), valueAt(place)]))
    const ways: readonly Choice[] = [
      { source: 'craft', recipeIndex: 3 },
      { source: 'gather' },
      { source: 'elsewhere' },
    ]
    const large: WholePlan = {
      inventory: everything((place) => place + 1),
      buildList: places.map((place) => ({ itemId: id(`i${place}`), quantity: 2, recipeIndex: place % 3 })),
      choices: everything((place) => ways[place % 3]!),
      odds: everything(() => 'safe'),
      keptBack: everything(() => 7),
    }
    expect(readPlanFile(planFileText(large, date, 'v1'))).toEqual({ ...large, catalogVersion: 'v1' })
    expect(held(planFileText({ ...large, buildList: [] }, date))).toHaveLength(6000)
  })

  test('S12: exporting and importing any plan gives the same plan', () => {
    const quantity = fc.integer({ min: 1, max: 1_000_000_000 })
    const itemId = fc
      .string({ minLength: 1, maxLength: 100 })
      .filter((text) => !/^(__proto__|constructor|prototype)$/.test(text))
    const recipeIndex = fc.integer({ min: 0, max: 1_000 })
    const choice = fc.oneof(
      recipeIndex.map((place) => ({ source: 'craft' as const, recipeIndex: place })),
      fc.constant({ source: 'gather' as const }),
      fc.constant({ source: 'elsewhere' as const }),
    )
    const anyPlan = fc.record({
      inventory: fc.array(fc.tuple(itemId, quantity)),
      buildList: fc.uniqueArray(fc.record({ itemId, quantity, recipeIndex }), {
        selector: (entry) => `${entry.recipeIndex} ${entry.itemId}`,
      }),
      choices: fc.array(fc.tuple(itemId, choice)),
      odds: fc.array(fc.tuple(itemId, fc.constantFrom<Odds>('average', 'safe'))),
      keptBack: fc.array(fc.tuple(itemId, quantity)),
    })
    fc.assert(
      fc.property(anyPlan, (drawn) => {
        const before: WholePlan = {
          inventory: new Map(drawn.inventory as [ItemId, number][]),
          buildList: drawn.buildList.map((entry) => ({ ...entry, itemId: id(entry.itemId) })),
          choices: new Map(drawn.choices as [ItemId, Choice][]),
          odds: new Map(drawn.odds as [ItemId, Odds][]),
          keptBack: new Map(drawn.keptBack as [ItemId, number][]),
        }
        const file = readPlanFile(planFileText(before, date))
        const after = replaceWithFile(emptyPlan, file!)
        expect(after.buildList).toEqual(before.buildList)
        expect(after.inventory).toEqual(before.inventory)
        expect(after.choices).toEqual(before.choices)
        expect([after.odds, after.keptBack]).toEqual([before.odds, before.keptBack])
      }),
      { seed: 20261121, numRuns: 200 },
    )
  })
})

describe('SYS-5: the import', () => {
  test('only the parts in the file are applied', () => {
    const inventoryOnly = readPlanFile('{"inventory":{"9":4}}')!
    expect(replaceWithFile(plan, inventoryOnly)).toEqual({ ...plan, inventory: new Map([['9', 4]]) })
    const queueOnly = readPlanFile('{"buildList":[{"itemId":"9","quantity":4}]}')!
    expect(replaceWithFile(plan, queueOnly)).toEqual({
      ...plan,
      buildList: [{ itemId: '9', quantity: 4, recipeIndex: 0 }],
    })
  })

  test('the plan in the browser’s own storage format can be read too, with its choices', () => {
    const kept =
      '{"version":1,"catalogVersion":"v1","buildList":[],"inventory":{"2":5},"choices":{"2":{"source":"gather"}}}'
    expect(readPlanFile(kept)).toEqual({
      catalogVersion: 'v1',
      buildList: [],
      inventory: new Map([['2', 5]]),
      choices: new Map([['2', { source: 'gather' }]]),
      odds: null,
      keptBack: null,
    })
  })

  test('merging keeps the larger number, so merging the same file twice changes nothing more', () => {
    const file = readPlanFile(
      '{"inventory":{"2":150,"c7":9,"8":1},"buildList":[{"itemId":"5","quantity":8,"recipeIndex":1},{"itemId":"5","quantity":2,"recipeIndex":0}]}',
    )!
    const once = mergeWithFile(plan, file)
    expect(once.inventory).toEqual(
      new Map([
        ['2', 200],
        ['c7', 9],
        ['8', 1],
      ]),
    )
    expect(once.buildList).toEqual([
      { itemId: '5', quantity: 8, recipeIndex: 1 },
      { itemId: '5', quantity: 2, recipeIndex: 0 },
    ])
    expect(mergeWithFile(once, file)).toEqual(once)
  })

  test('a byte order mark, line breaks and a repeated entry do no harm', () => {
    expect(held('\uFEFF{\r\n"inventory" : { "2" : 5 }\r\n}')).toEqual([['2', 5]])
    const twice = '{"buildList":[{"itemId":"5","quantity":1},{"itemId":"5","quantity":2}]}'
    expect(readPlanFile(twice)?.buildList).toEqual([{ itemId: '5', quantity: 3, recipeIndex: 0 }])
  })

  test.each([
    ['1', true],
    ['1000000000', true],
    ['0', false],
    ['-1', false],
    ['1000000001', false],
    ['9007199254740993', false],
    ['1e3', false],
    ['1e400', false],
    ['1.0', false],
    ['1.0000000000000001', false],
    ['-0', false],
    ['"5"', false],
    ['"NaN"', false],
    ['NaN', false],
    ['Infinity', false],
    ['01', false],
    ['null', false],
    ['true', false],
    ['[5]', false],
    ['{}', false],
  ])('S13: an amount written as %s is accepted: %s', (written, isTaken) => {
    expect(readPlanFile(`{"inventory":{"2":${written}}}`) !== null).toBe(isTaken)
    expect(readPlanFile(`{"buildList":[{"itemId":"2","quantity":${written}}]}`) !== null).toBe(isTaken)
  })

  const nested = (depth: number) => `{"inventory":{"2":5},"more":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const keys = (count: number) =>
    `{"inventory":{${Array.from({ length: count - 1 }, (_, at) => `"i${at}":1`).join()}}}`

  test.each([
    ['20 deep', nested(19), true],
    ['21 deep', nested(20), false],
    ['a hundred thousand deep', nested(100_000), false],
    ['10,000 keys', keys(10_000), true],
    ['10,001 keys', keys(10_001), false],
    ['an id of 100 letters', `{"inventory":{"${'x'.repeat(100)}":1}}`, true],
    ['an id of 101 letters', `{"inventory":{"${'x'.repeat(101)}":1}}`, false],
    ['an id without letters', '{"inventory":{"":1}}', false],
    ['brackets in a text are not depth', `{"inventory":{"2":5},"note":"${'['.repeat(50)}\\"["}`, true],
    ['a number of another part', '{"inventory":{"2":5},"rate":0.5}', true],
    ['neither part', '{"version":1}', false],
    ['a later version', '{"version":2,"inventory":{"2":5}}', false],
    ['a version of another kind', '{"version":"1","inventory":{"2":5}}', false],
    ['an inventory that is a list', '{"inventory":[1]}', false],
    ['an inventory that is null', '{"inventory":null,"buildList":[]}', false],
    ['a build list that is an object', '{"buildList":{}}', false],
    ['a build list of numbers', '{"buildList":[5]}', false],
    ['a recipe by name', '{"buildList":[{"itemId":"2","quantity":1,"recipeIndex":"0"}]}', false],
    ['one good part and one bad', '{"inventory":{"2":5},"buildList":[{"itemId":"2"}]}', false],
    ['a list at the top', '[{"inventory":{"2":5}}]', false],
    ['a text at the top', '"inventory"', false],
    ['nothing', '', false],
    ['white space', ' \n', false],
    ['the head of a PDF', '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj', false],
    ['a text that is cut off', '{"inventory":{"2":5', false],
    ['a string without end', '{"inventory":{"2', false],
    ['four million quotes', '"\\'.repeat(2_000_000), false],
  ])('S13: %s', (_, text, isTaken) => {
    expect(readPlanFile(text) !== null).toBe(isTaken)
  })

  test.each([
    '{"__proto__":{"polluted":1},"inventory":{"2":5}}',
    '{"inventory":{"__proto__":5}}',
    '{"inventory":{"constructor":5}}',
    '{"buildList":[{"itemId":"2","quantity":1,"__proto__":{"polluted":1}}]}',
    '{"inventory":{"2":5},"deep":[{"a":{"prototype":{"polluted":1}}}]}',
    '{"inventory":{"\\u005f_proto__":5}}',
  ])('S11: %s is refused, and Object.prototype is unchanged', (text) => {
    expect(readPlanFile(text)).toBeNull()
    expect(salvagePlanFile(text)).toBeNull()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('S13: of five hundred broken exports each is refused, or read with valid amounts only', () => {
    const good = planFileText(plan, date)
    const broken = fc
      .tuple(fc.nat(good.length - 1), fc.nat(6), fc.string({ minLength: 0, maxLength: 6 }))
      .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut))
    let refused = 0
    fc.assert(
      fc.property(broken, (text) => {
        const file = readPlanFile(text)
        if (file === null) refused++
        for (const amount of [
          ...(file?.inventory?.values() ?? []),
          ...(file?.buildList ?? []).map((entry) => entry.quantity),
        ])
          expect(Number.isInteger(amount) && amount >= 1 && amount <= 1_000_000_000).toBe(true)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { seed: 20261121, numRuns: 500 },
    )
    expect(refused).toBeGreaterThan(250)
  })
})
