import { expect, test } from 'vitest'
import { csvRow } from './csv-row.ts'

test.each([
  ['Rough Plank,1200,200', ['Rough Plank', '1200', '200']],
  ['"Rough Plank","1,200",', ['Rough Plank', '1,200', '']],
  ['"a ""second"" chest, behind", 3', ['a "second" chest, behind', '3']],
  ['', ['']],
])('BEY-7: the line %s of a CSV has the cells %j', (line, cells) => {
  expect(csvRow(line, ',')).toEqual(cells)
})

test('BEY-7: cells may be separated by tabs or semicolons', () => {
  expect(csvRow('Rough Plank\t1,200', '\t')).toEqual(['Rough Plank', '1,200'])
  expect(csvRow('Rough Plank;12', ';')).toEqual(['Rough Plank', '12'])
})
