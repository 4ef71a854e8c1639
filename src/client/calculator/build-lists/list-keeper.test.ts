import { expect, test } from 'vitest'
import { newGesture } from '../../api/gesture.ts'
import { type ListKeeper, type NewList, saveOnce } from './list-keeper.ts'

/** A keeper that saves what it is sent; while `answers.areLost` is set, no answer of it arrives. */
function aKeeper() {
  const saved = new Map<string, string>()
  const answers = { areLost: false }
  const keeper: Pick<ListKeeper, 'save'> = {
    async save({ id, name }: NewList) {
      saved.set(id, name)
      if (answers.areLost) throw new TypeError('Failed to fetch')
    },
  }
  return { answers, keeper, names: () => [...saved.values()] }
}
const list = (name: string) => ({ name, entries: [], catalogue: 'v1' })

test('SAVE-8, I11: a list saved again after a lost answer is one list; saved again after an answer it is a second one', async () => {
  const { answers, keeper, names } = aKeeper()
  const gesture = newGesture()
  answers.areLost = true
  await expect(saveOnce(keeper, gesture, list('axes'))).rejects.toThrow()
  await expect(saveOnce(keeper, gesture, list('ropes'))).rejects.toThrow()
  answers.areLost = false
  await saveOnce(keeper, gesture, list('axes'))
  expect(names()).toEqual(['axes', 'ropes'])
  await saveOnce(keeper, gesture, list('axes'))
  expect(names()).toEqual(['axes', 'ropes', 'axes'])
})
