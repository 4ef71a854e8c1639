export const givingCatalogInfo = { name: 'What crafts give', date: '2026-11-01', version: 'giving-1' }

const gathered = (name: string, verb: string) => ({
  sources: [{ type: 'resource', name, tier: 1, verb, skill: 'Gathering', level: 1, amount: 1 }],
})
const sown = { building_requirement: { name: 'Field', tier: 1 }, skill: 'Farming', level: 1 }
const forged = { building_requirement: { name: 'Forge', tier: 1 }, skill: 'Smithing', level: 1 }

/** The 20 coats of which scrap can be made. */
const coats = Array.from({ length: 20 }, (_, place) => ({
  id: String(100 + place),
  name: `Old Coat ${place + 1}`,
  tier: 1,
  rarity: 1,
}))

/**
 * A catalogue in which crafts give more than their item: smashing a chunk gives a gem by chance and 12 pebbles, a plant gives back
 * 0.6 of its seed, rye gives 1.6 seeds when it is threshed, and raising a belt keeps it until it succeeds, once in 53 attempts.
 */
export const givingCatalog = [
  { id: '1', name: 'Stone Chunk', tier: 1, rarity: 1, ...gathered('Boulder', 'Mine') },
  {
    id: '2',
    name: 'Pebble',
    tier: 1,
    rarity: 1,
    recipes: [
      {
        name: 'Crush',
        consumed_items: [{ id: '1', quantity: 1 }],
        output_quantity: 12,
        byproducts: [{ id: '3', amount: 0.16 }],
      },
    ],
  },
  {
    id: '3',
    name: 'Gem',
    tier: 2,
    rarity: 3,
    recipes: [
      {
        name: 'Smash',
        consumed_items: [{ id: '1', quantity: 1 }],
        possibilities: { 1: 0.16 },
        byproducts: [{ id: '2', amount: 12 }],
      },
    ],
  },
  {
    id: '4',
    name: 'Pebble Path',
    tier: 3,
    rarity: 1,
    recipes: [{ name: 'Lay', consumed_items: [{ id: '2', quantity: 50 }], output_quantity: 1 }],
  },
  { id: '5', name: 'Seed', tier: 1, rarity: 1, ...gathered('Meadow', 'Forage') },
  {
    id: '6',
    name: 'Plant',
    tier: 2,
    rarity: 1,
    recipes: [
      {
        name: 'Sow',
        consumed_items: [{ id: '5', quantity: 1 }],
        output_quantity: 1,
        byproducts: [{ id: '5', amount: 0.6 }],
        ...sown,
      },
    ],
  },
  {
    id: '7',
    name: 'Woven Belt',
    tier: 6,
    rarity: 1,
    recipes: [{ name: 'Sew', consumed_items: [{ id: '8', quantity: 3 }], output_quantity: 1 }],
  },
  { id: '8', name: 'Cloth', tier: 6, rarity: 1, ...gathered('Flax', 'Pick') },
  {
    id: '9',
    name: 'Woven Belt',
    tier: 6,
    rarity: 6,
    recipes: [
      {
        name: 'Recraft',
        consumed_items: [{ id: '10', quantity: 50 }],
        kept_on_failure: [{ id: '7', quantity: 1 }],
        possibilities: { 1: 0.01875 },
        ...forged,
      },
    ],
  },
  {
    id: '10',
    name: 'Scrap',
    tier: 6,
    rarity: 1,
    recipes: coats.map(({ id, name }) => ({
      name: `Scrap ${name}`,
      consumed_items: [{ id, quantity: 1 }],
      output_quantity: 15,
    })),
  },
  { id: '11', name: 'Rye Seed', tier: 1, rarity: 1, ...gathered('Meadow', 'Forage') },
  {
    id: '12',
    name: 'Rye',
    tier: 2,
    rarity: 1,
    recipes: [{ name: 'Sow', consumed_items: [{ id: '11', quantity: 1 }], output_quantity: 1, ...sown }],
  },
  {
    id: '13',
    name: 'Rye Grain',
    tier: 2,
    rarity: 1,
    recipes: [
      {
        name: 'Thresh',
        consumed_items: [{ id: '12', quantity: 1 }],
        output_quantity: 1,
        byproducts: [{ id: '11', amount: 1.6 }],
      },
    ],
  },
  ...coats,
]
