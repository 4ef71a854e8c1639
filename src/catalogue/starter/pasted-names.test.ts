import { expect, test } from 'vitest'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { grouped } from '#domain/grouped'
import { createPastedListReader } from '#domain/inventory/pasted-list'
import { rowsOf } from '#tests/support/pasted-rows'
import { starterCatalog } from './starter-catalog.ts'

const { items } = starterCatalog()
const read = createPastedListReader(
  openCatalog(packCatalog(items, { name: 'Starter', date: '', version: 'starter' })),
)

test('BEY-7: an item whose name no other item has is found again in a pasted row, however its name and amount are written', () => {
  const byName = grouped(items, ({ name }) => name.toLowerCase())
  const alone = [...byName.values()].flatMap((named) => (named.length === 1 ? named : []))
  expect(alone.length).toBeGreaterThan(1000)
  for (const { id, name } of alone) {
    const rows = rowsOf(name, '1,200')
    const right = rows.map((text) => ({ text, line: 1, quantity: 1200, isExact: true, candidates: [id] }))
    expect(rows.flatMap(read)).toEqual(right)
  }
})
