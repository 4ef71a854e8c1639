import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { type Item, type ItemId, type ItemKind, kindOfId } from '#domain/catalog/item'
import { packCatalog } from '#domain/catalog/pack'
import { starterCatalog } from './starter-catalog.ts'
import { tiers } from './tier.ts'

const { info, items } = starterCatalog()
const byId = new Map(items.map((item) => [item.id, item]))

test('CAT-3: the starter catalogue has a name and date, and its version changes only with its content', () => {
  expect(info.name).toBe('Starter catalogue')
  expect(info.date).toBe('2026-08-06')
  expect(info.version).toMatch(/^[0-9a-f]{8}$/)
  expect(starterCatalog().info.version).toBe(info.version)
})

test('CAT-3: it has at least 2,500 items: 2,000 items and cargo, all claim research, and 300 buildings', () => {
  const count = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  expect(items.length).toBeGreaterThanOrEqual(2500)
  expect(count('item') + count('cargo')).toBeGreaterThanOrEqual(2000)
  expect(count('research')).toBe(145)
  expect(count('building')).toBeGreaterThanOrEqual(300)
})

test('CAT-3: browsers load it in less than half of the 140 KiB that the full one may have', () => {
  const pack = Buffer.from(JSON.stringify(packCatalog(items, info)))
  const { length } = brotliCompressSync(pack, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  expect(length).toBeLessThan(70 * 1024)
})

test('CAT-3: it has work of fourteen professions in each of the ten tiers', () => {
  const professions = new Set(items.flatMap((item) => item.recipes.map((recipe) => recipe.skill ?? '')))
  const complete = [...professions].filter((skill) =>
    tiers.every((tier) => items.some((item) => item.tier === tier && item.recipes[0]?.skill === skill)),
  )
  expect(complete.toSorted()).toEqual([
    ...['Carpentry', 'Construction', 'Cooking', 'Farming', 'Fishing', 'Foraging', 'Forestry', 'Hunting'],
    ...['Leatherworking', 'Masonry', 'Mining', 'Scholar', 'Smithing', 'Tailoring'],
  ])
})

test('CAT-3: everything that a recipe takes, gives or requires is in the catalogue', () => {
  const unknown = items.flatMap((item) =>
    item.recipes.flatMap(({ ingredients, catalysts, byproducts, requires }) =>
      [...[...ingredients, ...catalysts, ...byproducts].map(({ itemId }) => itemId), ...requires]
        .filter((id) => !byId.has(id))
        .map((id) => `${item.name} names ${id}`),
    ),
  )
  expect(unknown).toEqual([])
})

test('CAT-3: ids are unique, and their letter tells cargo, buildings and research from items', () => {
  expect(byId.size).toBe(items.length)
  const misnamed = items.filter((item) => !/^[cbt]?\d+$/.test(item.id) || kindOfId(item.id) !== item.kind)
  expect(misnamed.map((item) => item.name)).toEqual([])
})

test('CAL-11: default recipes lead every item to base items, and none to itself', () => {
  const done = new Set<ItemId>()
  const circles: string[] = []
  const visit = (id: ItemId, above: readonly ItemId[]): void => {
    if (above.includes(id)) circles.push([...above, id].map((one) => byId.get(one)?.name).join(' < '))
    if (done.has(id) || above.includes(id)) return
    for (const { itemId } of byId.get(id)?.recipes[0]?.ingredients ?? []) visit(itemId, [...above, id])
    done.add(id)
  }
  for (const item of items) visit(item.id, [])
  expect(circles).toEqual([])
})

test('CAT-1: writing it to recipes.json and reading it gives the same items', () => {
  expect(readRecipesFile(JSON.parse(JSON.stringify(toRecipesFile(items))))).toEqual(items)
})

test('CAT-3: a Sturdy Plank is sawn from two stripped woods and one sandpaper', () => {
  expect(named('Sturdy Plank').recipes[0]).toEqual({
    action: 'craft',
    name: 'Treat Sturdy Stripped Wood Into Sturdy Plank',
    ingredients: [
      { itemId: named('Sturdy Stripped Wood').id, quantity: 2 },
      { itemId: named('Woodworking Sandpaper').id, quantity: 1 },
    ],
    catalysts: [],
    keptOnFailure: [],
    byproducts: [],
    outputQuantity: 1,
    possibilities: [],
    building: { name: 'Carpentry Station', tier: 3 },
    skill: 'Carpentry',
    level: 30,
    tool: { name: 'Saw', level: 3 },
    effort: 70,
    time: 1.6,
    passive: false,
    stamina: 1.03,
    xp: 134.4,
    knowledge: [],
    claimTech: null,
    requires: [],
    supplies: 0,
    orBetter: false,
  })
})

test('CAT-3: an Emarium Ingot comes from the smelter after half an hour', () => {
  const [smelting] = named('Molten Emarium').recipes
  expect(named('Emarium Ingot').recipes[0]?.ingredients[0]?.itemId).toBe(named('Molten Emarium').id)
  expect([smelting?.building?.name, smelting?.passive, smelting?.time]).toEqual(['Smelter', true, 1800])
})

test('BEY-9: the T1 trunk is chopped from oaks and dead trees', () => {
  expect(named('Rough Wood Trunk').sources.map((source) => `${source.verb} ${source.name}`)).toEqual([
    'Chop Mature Oak Tree',
    'Chop Dead Tree',
  ])
})

test('BEY-19: a Sturdy Carpentry Station is built once the claim has researched Tier 3 Carpentry, and that once it is a claim of Tier 3', () => {
  const station = named('Sturdy Carpentry Station')
  expect(station).toMatchObject({ kind: 'building', tag: 'Crafting Station', tier: 3 })
  expect(station.station).toEqual({ name: 'Carpentry Station', tier: 3, slots: 12 })
  expect(station.recipes[0]).toMatchObject({ action: 'build', tool: { name: 'Mallet' }, effort: 375 })
  expect(station.recipes[0]?.requires).toEqual([named('Tier 3 Carpentry').id])
  expect(named('Tier 3 Carpentry').recipes[0]?.requires).toEqual([named('Tier 3').id])
})

test('BEY-19: Tier 4 of a claim takes three Essential Codices and 2,250 supplies, after Tier 3', () => {
  expect(named('Tier 4').recipes[0]).toMatchObject({
    action: 'research',
    ingredients: [{ itemId: named('Essential Codex').id, quantity: 3 }],
    supplies: 2250,
    requires: [named('Tier 3').id],
  })
})

test('CAT-3: a Rare Emarium Axe is an Uncommon Pyrelite one by chance, a Rare Elenvar Axe a Rare Emarium one for certain', () => {
  const [emarium, elenvar] = [named('Emarium Axe', 3), named('Elenvar Axe', 3)]
  expect(emarium.recipes[0]?.ingredients[0]?.itemId).toBe(named('Pyrelite Axe', 2).id)
  expect(emarium.recipes[0]?.possibilities).toEqual([{ amount: 1, probability: 0.15 }])
  expect(elenvar.recipes[0]?.ingredients[0]?.itemId).toBe(emarium.id)
  expect(elenvar.recipes[0]?.possibilities).toEqual([])
})

function named(name: string, rarity = 1): Item {
  const called = items.filter((one) => one.name === name)
  const item = called.find((one) => one.rarity === rarity) ?? called[0]
  if (!item) throw new Error(`The starter catalogue has no ${name}.`)
  return item
}
