import { expect, test } from 'vitest'
import { aSource, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { exportOf, exportWords as words } from '#tests/support/plan-to-export'
import { csvCell, planAsCsv } from './plan-csv.ts'
import { planAsDiscord, planAsText } from './plan-text.ts'

const chairs: Readonly<Record<string, ItemDraft>> = {
  Chair: { tier: 2, rarity: 3, recipes: [{ from: { Plank: 4, '=Nail': 2 } }] },
  Plank: { recipes: [{ from: { Log: 20 } }] },
  '=Nail': { sources: [aSource({ type: 'trade' })] },
  Log: { sources: [aSource({})] },
}

test('BEY-5: a plan as plain text lists what is queued and what is to be done', () => {
  const plan = exportOf(chairs, { queue: { Chair: 20 }, held: { Plank: 80 } })
  const targets = [{ itemName: 'Chair', rarity: 3, quantity: 20 } as const]
  expect(planAsText({ ...plan, targets }, words)).toBe(
    'My plan\n20 × Chair (Rare)\n\nTrade for\n40 × =Nail\n\nCraft\n20 × Chair (Rare)',
  )
  expect(planAsText(exportOf(chairs, { queue: { Chair: 1 }, held: { Chair: 1 } }), words)).toContain(
    'All Set!',
  )
})

test('BEY-5, CAL-9: what is crafted stands in the order in which it can be done, with a new heading wherever a player does something else', () => {
  const plan = exportOf(
    {
      b1: { kind: 'building', tier: 3, recipes: [{ from: { Beam: 3, Fish: 10 }, action: 'build' }] },
      Beam: { tier: 2, recipes: [{ from: { Zinc: 1 } }] },
      Fish: { recipes: [{ from: { Bait: 1 }, action: 'gather', outputQuantity: 90 }] },
      Bait: { recipes: [{ from: { Worm: 2 } }] },
      Zinc: { tier: 2, recipes: [{ from: { Log: 4 } }] },
      Worm: {},
      Log: { sources: [aSource({})] },
    },
    { queue: { b1: 1 } },
  )
  expect(planAsText(plan, words)).toBe(
    [
      'My plan',
      'Gather\n12 × Log',
      'Obtain\n2 × Worm',
      'Craft\n1 × Bait\n3 × Zinc',
      'Gather\n10 × Fish',
      'Craft\n3 × Beam',
      'Build\n1 × b1',
    ].join('\n\n'),
  )
})

test('BEY-2, BEY-5: logs that a player has from elsewhere stand under Obtain, not under Gather, in the text and in the CSV', () => {
  const plan = exportOf(chairs, { queue: { Chair: 1 }, elsewhere: ['Log'] })
  expect(planAsText(plan, words)).toContain('Trade for\n2 × =Nail\n\nObtain\n80 × Log\n\nCraft\n')
  expect(planAsCsv(plan, words)).toContain('Log,1,Common,Obtain,80,')
  expect(planAsCsv(plan, words)).toContain(',1,Common,Trade for,2,')
})

test('BEY-5, BEY-4: what comes along is not listed among what is to be gathered', () => {
  const plan = exportOf(
    {
      Plank: { recipes: [{ from: { Log: 1 }, byproducts: [{ itemId: itemId('Bark'), quantity: 0.5 }] }] },
      Bark: {},
      Log: {},
    },
    { queue: { Plank: 6, Bark: 4 } },
  )
  expect(planAsText(plan, words)).toBe(
    'My plan\n\nObtain\n1 × Bark\n6 × Log\n\nCraft\n6 × Plank\n\nComes along\n3 × Bark',
  )
})

test('BEY-5, BEY-4: the text of a 95 % safe plan has its note and asks for 448 chunks, and the CSV marks the row of the gems as safe', () => {
  const gems = { Gem: { recipes: [{ from: { Chunk: 2 }, chances: { 1: 0.5 } }] }, Chunk: {} }
  const plan = exportOf(gems, { queue: { Gem: 100 }, odds: 'safe' })
  expect(planAsText({ ...plan, notes: ['95 of 100 have enough.'] }, words)).toBe(
    'My plan\n\n95 of 100 have enough.\n\nObtain\n448 × Chunk\n\nCraft\n100 × Gem',
  )
  expect(planAsCsv(plan, words)).toContain('Gem,1,Common,Craft,100,0,100,0,100,224,,,,,95 % safe,,,\r\n')
})

test('BEY-19, BEY-22, CAL-8: a CSV says of each row what is kept back of it, how many packages to open, and what it costs', () => {
  const plan = exportOf(
    {
      Shelf: { recipes: [{ from: { Board: 8, Glue: 3 } }] },
      Board: {},
      Pack: { kind: 'cargo', tag: 'Package', recipes: [{ from: { Board: 5 } }] },
      Glue: { sources: [aSource({ type: 'trade', verb: 'Trade for 500 Hex Coin', amount: 2 })] },
    },
    { queue: { Shelf: 1 }, held: { Board: 4, Pack: 9 }, kept: { Board: 3 } },
  )
  expect(planAsCsv(plan, words)).toContain('Board,1,Common,Obtain,8,4,7,0,7,,,,,,,3,2,\r\n')
  // Two trades of 2 pieces.
  expect(planAsCsv(plan, words)).toContain('Glue,1,Common,Trade for,3,0,3,0,3,,,,,,,,,1000\r\n')
})

test('BEY-5, BEY-9: what is needed once stands by itself, and a CSV says how much of a row is not used up', () => {
  const plan = exportOf(
    {
      Ring: { recipes: [{ from: { Ingot: 1 }, catalysts: [{ itemId: itemId('Mould'), quantity: 2 }] }] },
      Ingot: {},
      Mould: {},
    },
    { queue: { Ring: 5 } },
  )
  expect(planAsText(plan, words)).toBe(
    'My plan\n\nObtain\n5 × Ingot\n\nCraft\n5 × Ring\n\nNeeded once\n2 × Mould',
  )
  expect(planAsCsv(plan, words)).toContain('Mould,1,Common,Obtain,2,0,2,0,2,,2,,,,,,,\r\n')
  expect(planAsCsv(plan, words)).toContain('Ingot,1,Common,Obtain,5,0,5,0,5,,,,,,,,,\r\n')
})

test('BEY-5: a CSV has a heading, CRLF lines, and no cell that runs as a formula', () => {
  const plan = exportOf(chairs, { queue: { Chair: 2 }, held: { Plank: 3 } })
  expect(planAsCsv(plan, words).split('\r\n')).toEqual([
    'Item,Tier,Rarity,Kind,Needed,Have,Missing,Comes along,To get,Crafts,Not used up,Work,Waiting,Stamina,Chance,Kept back,Packages,Coins',
    '"\'=Nail",1,Common,Trade for,4,0,4,0,4,,,,,,,,,',
    'Log,1,Common,Gather,160,0,100,0,100,,,,,,,,,',
    // `exportOf` has planks take 64 seconds, which are 1.1 minutes, and 29.5 of stamina.
    'Plank,1,Common,Craft,8,3,5,0,5,5,,1.1,,30,,,,',
    'Chair,2,Rare,Craft,2,0,2,0,2,2,,,,,,,,',
    '',
  ])
})

test('BEY-5: a Discord block stays within 2,000 characters, and no item name can end it', () => {
  const plan = exportOf(chairs, { queue: { Chair: 1 } })
  const [step] = plan.steps
  const many = {
    ...plan,
    steps: Array.from({ length: 200 }, (_, i) => ({ ...step!, itemName: `\`\`\` @everyone ${i}` })),
  }
  const block = planAsDiscord(many, words, null)
  expect(block.length).toBeLessThanOrEqual(2_000)
  expect(block.startsWith('```\n')).toBe(true)
  expect(block.slice(4, -4)).not.toContain('`')
  expect(block).toMatch(/… and \d+ more lines\n```$/)
  expect(planAsDiscord(plan, words, null)).not.toContain('more lines')

  const link = `https://calculator.example/#plan=1.${'x'.repeat(500)}`
  const withLink = planAsDiscord(many, words, link)
  expect(withLink.length).toBeLessThanOrEqual(2_000)
  expect(withLink).toMatch(/… and \d+ more lines\n```\n<https:\/\/calculator.example\/#plan=1\.x+>$/)
  expect(planAsDiscord(plan, words, 'x'.repeat(1_001)), 'a link that leaves no room').toMatch(/```$/)
})

test('BEY-5: a Discord block that just fits is not cut', () => {
  const plan = exportOf(chairs, { queue: {} })
  const room = 2_000 - planAsDiscord({ ...plan, title: '' }, words, null).length
  const full = planAsDiscord({ ...plan, title: 'x'.repeat(room) }, words, null)
  expect(full.length).toBe(2_000)
  expect(full).toContain('All Set!')
  const cut = planAsDiscord({ ...plan, title: 'x'.repeat(room + 1) }, words, null)
  expect(cut.length).toBeLessThanOrEqual(2_000)
  expect(cut).toContain('more lines')
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
