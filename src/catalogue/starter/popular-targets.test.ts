import { expect, test } from 'vitest'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { popularTargets } from '#domain/lookup/popular-targets'
import { starterCatalog } from './starter-catalog.ts'

test('CAL-6: the starter catalogue offers planks, rope and ingots of tier 2', () => {
  const catalog = openCatalog(packCatalog(starterCatalog().items, { name: '', date: '', version: '' }))
  const names = popularTargets(catalog, 3).map((id) => catalog.itemAt(catalog.indexById.get(id)!).name)
  expect(names).toEqual(['Simple Plank', 'Simple Rope', 'Pyrelite Ingot'])
})
