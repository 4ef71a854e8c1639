import { expect, test } from 'vitest'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { sampleTargets } from '#domain/planning/sample/sample-targets'
import { starterCatalog } from './starter-catalog.ts'

const opened = (items: Parameters<typeof packCatalog>[0]) =>
  openCatalog(packCatalog(items, { name: 'Test', date: '', version: 'test' }))

test('SET-2: a sample makes two different things of the lowest tier, and nothing of a higher tier goes into them', () => {
  const catalog = opened(starterCatalog().items)
  const targets = sampleTargets(catalog).map((id) => catalog.itemAt(catalog.indexById.get(id)!))
  expect(new Set(targets.map(({ id }) => id)).size).toBe(2)
  for (const { tier, recipes } of targets) {
    expect(tier).toBe(1)
    expect(recipes[0]!.action).toBe('craft')
    for (const { itemId } of recipes[0]!.ingredients)
      expect(catalog.tiers[catalog.indexById.get(itemId)!]).toBeLessThanOrEqual(1)
  }
})

test('SET-2: where nothing is crafted a sample makes nothing', () => {
  expect(sampleTargets(opened([]))).toEqual([])
  expect(sampleTargets(opened(starterCatalog().items.filter(({ recipes }) => recipes.length === 0)))).toEqual(
    [],
  )
})
