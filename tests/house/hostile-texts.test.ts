import { expect, test } from 'vitest'
import { inputSchemaOf, proceduresInOrder, type Schema } from '../support/contract-inputs.ts'
import { cellsOf, formulasIn } from '../support/hostile-texts/csv-cells.ts'
import { hostileFields, inputsOfFields } from '../support/hostile-texts/fields.ts'
import { missingIn, startPairs } from '../support/hostile-texts/pairs.ts'
import { hostileTexts } from '../support/hostile-texts/texts.ts'

/** Fields without a text of people’s: they hold codes and ids, which are looked up and never shown. */
const lookedUp = new Set([
  'itemId',
  'itemIds',
  'items',
  'id',
  'code',
  'inviteCode',
  'query',
  'role',
  'version',
  'catalogue',
  'from',
  'to',
  'taskId',
])

/** The fields of an input that take any text, as `name` or `player.name`. */
function textsIn(schema: Schema, path: readonly string[] = []): readonly string[] {
  const parts = [
    ...(schema.anyOf ?? []).map((part) => textsIn(part, path)),
    ...(schema.oneOf ?? []).map((part) => textsIn(part, path)),
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => textsIn(part, [...path, name])),
    ...(schema.items ? [textsIn(schema.items, path)] : []),
  ].flat()
  const isText = schema.type === 'string' && !schema.format && !schema.enum && schema.const === undefined
  return isText ? [...parts, path.join('.')] : parts
}

test('B15: sixty different texts are tried in every text field that the API has, and in no field that is gone', () => {
  expect([hostileTexts.length, new Set(hostileTexts).size]).toEqual([60, 60])
  const inputs = proceduresInOrder.flatMap((name) =>
    textsIn(inputSchemaOf(name)).map((path) => `${name}.${path}`),
  )
  const words = new Set(inputs.filter((input) => !lookedUp.has(input.split('.').at(-1)!)))
  expect(words.size).toBeGreaterThan(30)
  expect([...words].filter((input) => !inputsOfFields.includes(input))).toEqual([])
  expect(inputsOfFields.filter((input) => !words.has(input))).toEqual([])
})

test('B15: a text counts as tried in a field once it is refused, or once that field shows it', () => {
  const pairs = startPairs()
  const [name, title] = (['project name', 'task title'] as const).map((field) =>
    pairs.textFor(field, '<b>\nx'),
  )
  expect(pairs.counts(hostileFields).tried).toBe(0)
  pairs.see(`Projects: ${name!.replaceAll('\n', ' ').toUpperCase()}`)
  expect(pairs.unseen(hostileFields)).toEqual([`task title: ${title}`])
  pairs.refuse(title!)
  // A third text, which was opened as an address: nothing has to show it.
  pairs.settle('path of a page', '<b>', 'opened')
  expect(pairs.counts(hostileFields)).toEqual({ tried: 3, shown: 1, refused: 1 })
  // From here on the name must be shown once more, as in another layout.
  pairs.again()
  expect(pairs.unseen(['project name'])).toHaveLength(1)
  expect(pairs.takenIn(['project name', 'task title'])).toEqual([name])
  expect(missingIn('a <B> x', ['<b>\nx', 'y'])).toEqual(['y'])
})

test('S12: a cell that begins like a formula is found, but for a negative number', () => {
  expect(cellsOf('a,"b ""c"",",-5\r\n\'=d')).toEqual(['a', 'b "c",', '-5', "'=d"])
  expect(formulasIn('a,=1+1,"@x ""y""",-5,\'=2\r\n+3,4')).toEqual(['=1+1', '@x "y"', '+3'])
})
