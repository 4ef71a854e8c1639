import { expect, test } from 'vitest'
import { type CatalogView, defaultView, filtersInUse } from './catalog-view.ts'

const { filter, sort } = defaultView

test.each<[number, string, CatalogView]>([
  [0, 'nothing', defaultView],
  [0, 'a search', { filter: { ...filter, searchTerm: 'axe' }, sort }],
  // Without a filter, the type is 'craftable'.
  [2, 'a tier and a type', { filter: { ...filter, tier: 3, type: 'all' }, sort }],
  [1, 'another order', { filter, sort: { ...sort, direction: 'desc' } }],
])('CAL-3: %s of the filters are in use with %s', (count, _, view) => {
  expect(filtersInUse(view)).toBe(count)
})
