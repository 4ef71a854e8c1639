import { expect, test } from 'vitest'
import { inputSchemaOf, proceduresInOrder, reads, type Schema } from '../support/contract-inputs.ts'
import { controlsOf } from '../verify/fields/controls/all.ts'
import { isGranted } from '../verify/fields/granted.ts'
import { inputObjectsIn, pathsOf, withField } from '../verify/fields/input-objects.ts'

test('B13: for each operation that changes something there is an input that the server takes', () => {
  const without = proceduresInOrder.filter((name) => !reads(name) && controlsOf(name).length === 0)
  expect(without).toEqual([])
})

test('B13: foreign fields are tried in every object of an input, in lists, choices and maps too', () => {
  // In a path, `[]` is an entry of a list, `(…)` one of several choices, and `{}` a value of a map.
  const paths = pathsOf(inputSchemaOf('saveUserData'))
  expect(paths).toContain('operations[](queue.clear).entries[]')
  expect(paths).toContain('operations[](choice.set).choice(gather)')
  expect(pathsOf(inputSchemaOf('updateUser'))).toEqual(['', 'preferences', 'preferences.tools{}'])
  expect(pathsOf(inputSchemaOf('readNotifications'))).toEqual(['(ids)', '(until)'])
  const input = { name: 'Hall', items: [{ itemId: '1', quantity: 2 }], sent: null }
  const places = inputObjectsIn(inputSchemaOf('createProject'), input)
  expect(places.map(({ path, isOpen }) => [path, isOpen])).toEqual([
    ['', false],
    ['items[]', false],
  ])
  expect(withField(input, places[1]!.at, ['ownerNo', 7])).toEqual({
    ...input,
    items: [{ itemId: '1', quantity: 2, ownerNo: 7 }],
  })
})

test('B13: an object that lets other fields pass is told from one that does not', () => {
  const open: Schema = { type: 'object', properties: { op: { const: 'x' } }, additionalProperties: {} }
  const closed: Schema = { ...open, additionalProperties: false }
  expect(inputObjectsIn(open, { op: 'x' }).map(({ isOpen }) => isOpen)).toEqual([true])
  expect(inputObjectsIn(closed, { op: 'x' }).map(({ isOpen }) => isOpen)).toEqual([false])
})

test('B13: a column may be in an input only where somebody has granted it', () => {
  expect(isGranted('status', 'updateProject')).toBe(true)
  expect(isGranted('status', 'updateTaskContribution')).toBe(false)
  expect(isGranted('ownerId', 'updateSettlement')).toBe(false)
})
