import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { aHandMadeTask, emptyRows } from '#tests/support/ledger-rows'
import { lackingLevels } from './shared-levels.ts'

const catalog = aCatalog({
  Plank: { recipes: [{ from: { Log: 1 }, skill: 'Carpentry', level: 20 }] },
  Log: {
    sources: [
      aSource({ name: 'Oak', skill: 'Forestry', level: 30 }),
      aSource({ name: 'Stump', skill: 'Forestry', level: 10 }),
    ],
  },
})
const craft = aHandMadeTask('craft', { kind: 'craft', itemId: itemId('Plank') })
const gather = aHandMadeTask('gather', { kind: 'gather', itemId: itemId('Log') })
const collect = aHandMadeTask('collect', { kind: 'collect', itemId: itemId('Log') })
const rows = {
  ...emptyRows,
  players: new Map([['finn', { id: 'finn', name: 'Finn', userId: 'ada', isActive: true, dateAdded: '' }]]),
}
const lacking = lackingLevels(
  rows,
  catalog,
  new Map([
    [
      'ada',
      new Map([
        ['Carpentry', 19],
        ['Forestry', 9],
      ]),
    ],
  ]),
)

test('TSK-4, BEY-20: with Carpentry 19 and Forestry 9 Ada lacks level 20 for planks, and for logs level 10, that of the easiest place', () => {
  expect(lacking(craft, 'ada')).toEqual({ skill: 'Carpentry', level: 20 })
  expect(lacking(gather, 'ada')).toEqual({ skill: 'Forestry', level: 10 })
  // Collecting is no gathering: a task to collect asks for no level.
  expect(lacking(collect, 'ada')).toBeNull()
})

test('TSK-4, BEY-20: a player without an account is known by the member they are linked to', () => {
  expect(lacking(craft, 'finn')).toEqual({ skill: 'Carpentry', level: 20 })
})

test('TSK-4, BEY-20: a member who shows no levels is taken to lack none', () => {
  expect(lacking(craft, 'ben')).toBeNull()
})
