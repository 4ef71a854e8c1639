import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryEntry,
  arbitraryInventory,
  arbitraryOdds,
} from '#tests/support/plan-arbitraries'
import { emptyPlan } from '../crafting/whole-plan.ts'
import { readPlanFile } from '../exporting/read-plan-file.ts'
import { readSharedPlan, writeSharedPlan } from './shared-plan.ts'

test('BEY-1: writing and reading a shared plan gives the same plan', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryEntry),
      arbitraryInventory,
      arbitraryChoices,
      arbitraryOdds,
      (buildList, stock, choices, odds) => {
        const inventory = new Map([...stock].filter(([, amount]) => amount > 0))
        const plan = { ...emptyPlan, catalogVersion: 'abc123', buildList, inventory, choices, odds }
        expect(readSharedPlan(writeSharedPlan(plan))).toEqual({ status: 'ok', plan })
      },
    ),
  )
})

test('BEY-1: a link can carry whatever an imported file can: ids of 100 characters, and recipe number 1,000', () => {
  const buildList = [{ itemId: itemId('x'.repeat(100)), quantity: 1, recipeIndex: 1_000 }]
  const plan = { ...emptyPlan, catalogVersion: 'abc123', buildList }
  expect(readPlanFile(JSON.stringify({ buildList }))?.buildList).toEqual(buildList)
  expect(readSharedPlan(writeSharedPlan(plan))).toEqual({ status: 'ok', plan })
})

test('BEY-1: a link of a newer format is reported as newer', () => {
  expect(readSharedPlan('[2,"abc",{}]')).toEqual({ status: 'newer' })
})

// A plan's text: its format, the catalogue's version, then flat lists of entries (item, quantity, recipe), stock, choices and any odds.
test.each([
  '',
  '{',
  'null',
  '[]',
  '{"queue":[]}',
  '[1,7,[],[],[]]',
  '[1,"v",[1,2,3],[],[]]',
  '[1,"v",["a",2],[],[]]',
  '[1,"v",["a",0,0],[],[]]',
  '[1,"v",["a",1.5,0],[],[]]',
  '[1,"v",["a",1e400,0],[],[]]',
  '[1,"v",["a",9007199254740993,0],[],[]]',
  '[1,"v",["a",1,-1],[],[]]',
  '[1,"v",[],["a","5"],[]]',
  '[1,"v",[],[],[],["plan","lucky"]]',
  '[1,"v",[],[],[],["plan"]]',
  '[1,"v",[],{"__proto__":5},[]]',
  '[1,"v",[],[],["a","steal"]]',
  '[1,"v",[],[]]',
  `[1,"v",["${'x'.repeat(101)}",1,0],[],[]]`,
  '[1,"v",["a",1,1001],[],[]]',
  `[1,"v",[${'"a",1,0,'.repeat(5001).slice(0, -1)}],[],[]]`,
])('BEY-1: a damaged link is refused: %.40s', (text) => {
  expect(readSharedPlan(text)).toEqual({ status: 'damaged' })
})

test('BEY-1: the text of an ordinary plan of ten entries is shorter than 220 characters', () => {
  const buildList = Array.from({ length: 10 }, (_, i) => ({
    itemId: itemId(String(1_020_003 + i * 1_000_000)),
    quantity: 10 * (i + 1),
    recipeIndex: 0,
  }))
  const text = writeSharedPlan({
    catalogVersion: '0123456789ab',
    buildList,
    inventory: new Map(),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  })
  expect(text.length).toBeLessThan(220)
})
