import { describe, expect, test } from 'vitest'
import type { ItemId } from '../catalog/item.ts'
import { emptyPlan } from '../crafting/whole-plan.ts'
import { planFileText } from './plan-file.ts'
import { salvagePlanFile } from './read-plan-file.ts'

describe('R11: rescuing a damaged plan', () => {
  test('readable rows are kept, the others counted', () => {
    const text =
      '{"version":1,"catalogVersion":7,"buildList":[{"itemId":"5","quantity":3,"recipeIndex":0},{"itemId":"6"}],"inventory":{"2":5,"3":-1},"choices":{}}'
    expect(salvagePlanFile(text)).toEqual({
      file: {
        buildList: [{ itemId: '5', quantity: 3, recipeIndex: 0 }],
        inventory: new Map([['2', 5]]),
        choices: new Map(),
        odds: new Map(),
        keptBack: new Map(),
      },
      lost: 2,
    })
  })

  test('BEY-14: it says by which game data its recipes are numbered, where that can be read', () => {
    const text =
      '{"version":1,"catalogVersion":"v1","buildList":[{"itemId":"5","quantity":3,"recipeIndex":2}],"inv'
    expect(salvagePlanFile(text)?.file.catalogVersion).toBe('v1')
  })

  test('a text that is cut off gives the rows before the cut', () => {
    const text = '{"version":1,"buildList":[{"itemId":"5","quantity":3,"recipeIndex":0},{"itemId":"6","quan'
    expect(salvagePlanFile(text)?.file.buildList).toEqual([{ itemId: '5', quantity: 3, recipeIndex: 0 }])
    const inventory = new Map([
      ['2' as ItemId, 200],
      ['c7' as ItemId, 1],
    ])
    const buildList = [{ itemId: '5' as ItemId, quantity: 3, recipeIndex: 1 }]
    const whole = planFileText({ ...emptyPlan, inventory, buildList }, '2026-11-21T08:09:10.000Z')
    for (let end = 0; end < whole.length; end++) {
      const rows = salvagePlanFile(whole.slice(0, end))?.file
      for (const [itemId, quantity] of rows?.inventory ?? []) expect(inventory.get(itemId)).toBe(quantity)
    }
  })

  test.each(['', 'x'.repeat(4_500_000), '{', '[]', '{"buildList":[]}', '{"inventory":{"2":0}}'])(
    'a text without readable rows gives nothing: %.20s',
    (text) => {
      expect(salvagePlanFile(text)).toBeNull()
    },
  )
})
