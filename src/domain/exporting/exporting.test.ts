import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { neededOnce } from '../crafting/needed-once.ts'
import { createPlanner } from '../crafting/planner.ts'
import { csvCell, planAsCsv } from './plan-csv.ts'
import { type ExportWords, type PlanToExport, planAsDiscord, planAsText } from './plan-text.ts'

const words: ExportWords = {
  gather: 'Gather',
  craft: 'Craft',
  comesAlong: 'Comes along',
  once: 'Needed once',
  nothingMissing: 'All Set!',
  more: (count) => `… and ${count} more lines`,
  columns: [
    'Item',
    'Tier',
    'Rarity',
    'Kind',
    'Needed',
    'Have',
    'Missing',
    'Comes along',
    'To get',
    'Crafts',
    'Not used up',
    'Work',
    'Waiting',
    'Stamina',
  ],
}

const noTimes = () => null

function exported(quantity: number, held: Record<string, number> = {}): PlanToExport {
  const planner = createPlanner(
    aCatalog({
      Chair: { tier: 2, rarity: 3, recipes: [{ from: { Plank: 4, '=Nail': 2 } }] },
      Plank: { recipes: [{ from: { Log: 20 } }] },
      '=Nail': {},
      Log: {},
    }),
  )
  planner.update({
    buildList: [{ itemId: itemId('Chair'), quantity, recipeIndex: 0 }],
    inventory: new Map(Object.entries(held).map(([id, n]) => [itemId(id), n])),
    choices: new Map(),
  })
  return {
    title: 'My plan',
    targets: [{ itemName: 'Chair', rarity: 3, quantity }],
    materials: planner.materials(),
    once: new Map(),
    timeOf: ({ itemId: id }) =>
      id === 'Plank' ? { kind: 'worked', actions: 40, seconds: 64, stamina: 29.5 } : null,
  }
}

test('BEY-5: a plan as plain text lists what is queued and what is missing', () => {
  expect(planAsText(exported(20, { Plank: 80 }), words)).toBe(
    ['My plan', '20 × Chair (Rare)', '', 'Gather', '40 × =Nail', '', 'Craft', '20 × Chair (Rare)'].join('\n'),
  )
  expect(planAsText(exported(1, { Chair: 1 }), words)).toContain('All Set!')
})

test('BEY-5, BEY-4: what comes along is not listed among what is to be gathered', () => {
  const planner = createPlanner(
    aCatalog({
      Plank: { recipes: [{ from: { Log: 1 }, byproducts: [{ itemId: itemId('Bark'), quantity: 0.5 }] }] },
      Bark: {},
      Log: {},
    }),
  )
  const buildList = [
    { itemId: itemId('Plank'), quantity: 6, recipeIndex: 0 },
    { itemId: itemId('Bark'), quantity: 4, recipeIndex: 0 },
  ]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  expect(
    planAsText(
      { title: 'Bark', targets: [], materials: planner.materials(), once: new Map(), timeOf: noTimes },
      words,
    ),
  ).toBe('Bark\n\nGather\n1 × Bark\n6 × Log\n\nCraft\n6 × Plank\n\nComes along\n3 × Bark')
})

test('BEY-5, BEY-9: what is needed once stands by itself, and a CSV says how much of a row is not used up', () => {
  const catalog = aCatalog({
    Ring: { recipes: [{ from: { Ingot: 1 }, catalysts: [{ itemId: itemId('Mould'), quantity: 2 }] }] },
    Ingot: {},
    Mould: {},
  })
  const planner = createPlanner(catalog)
  const buildList = [{ itemId: itemId('Ring'), quantity: 5, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  const materials = planner.materials()
  const plan = {
    title: 'Rings',
    targets: [],
    materials,
    once: neededOnce(catalog, materials, buildList),
    timeOf: noTimes,
  }
  expect(planAsText(plan, words)).toBe(
    'Rings\n\nGather\n5 × Ingot\n\nCraft\n5 × Ring\n\nNeeded once\n2 × Mould',
  )
  expect(planAsCsv(plan, words)).toContain('Mould,1,Common,Gather,2,0,2,0,2,,2,,,\r\n')
  expect(planAsCsv(plan, words)).toContain('Ingot,1,Common,Gather,5,0,5,0,5,,,,,\r\n')
})

test('BEY-5: a Discord block stays within 2,000 characters, and no item name can end it', () => {
  const plan = exported(1)
  const row = plan.materials[0]!
  const many = {
    ...plan,
    materials: Array.from({ length: 200 }, (_, i) => ({ ...row, itemName: `\`\`\` @everyone ${i}` })),
  }
  const block = planAsDiscord(many, words)
  expect(block.length).toBeLessThanOrEqual(2_000)
  expect(block.startsWith('```\n')).toBe(true)
  expect(block.slice(4, -4)).not.toContain('`')
  expect(block).toMatch(/… and \d+ more lines\n```$/)
  expect(planAsDiscord(plan, words)).not.toContain('more lines')
})

test('BEY-5: a Discord block that just fits is not cut', () => {
  const plan = { ...exported(1), materials: [] }
  const room = 2_000 - planAsDiscord({ ...plan, title: '' }, words).length
  const full = planAsDiscord({ ...plan, title: 'x'.repeat(room) }, words)
  expect(full.length).toBe(2_000)
  expect(full).toContain('All Set!')
  const cut = planAsDiscord({ ...plan, title: 'x'.repeat(room + 1) }, words)
  expect(cut.length).toBeLessThanOrEqual(2_000)
  expect(cut).toContain('more lines')
})

test('BEY-5: a CSV has a heading, CRLF lines, and no cell that runs as a formula', () => {
  expect(planAsCsv(exported(2, { Plank: 3 }), words).split('\r\n')).toEqual([
    'Item,Tier,Rarity,Kind,Needed,Have,Missing,Comes along,To get,Crafts,Not used up,Work,Waiting,Stamina',
    '"\'=Nail",1,Common,Gather,4,0,4,0,4,,,,,',
    'Log,1,Common,Gather,160,0,100,0,100,,,,,',
    'Plank,1,Common,Craft,8,3,5,0,5,5,,1.1,,30',
    'Chair,2,Rare,Craft,2,0,2,0,2,2,,,,',
    '',
  ])
})

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@sum', '"\'@sum"'],
  ['\tx', '"\'\tx"'],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain', 'plain'],
])('S12: the cell %j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
