export const smallCatalogInfo = { name: 'Small catalogue', date: '2026-11-01', version: 'small-1' }

const saw = { name: 'Saw', level: 1 }
const carpentry = {
  building_requirement: { name: 'Carpentry Station', tier: 1 },
  skill: 'Carpentry',
  level: 1,
  effort: 20,
  xp: 5,
}
const smithing = {
  building_requirement: { name: 'Smelter', tier: 2 },
  skill: 'Smithing',
  level: 20,
  effort: 100,
  xp: 30,
}

/** A catalogue with every kind of item, small enough to count by hand; a recipe names item 999, which does not exist. */
export const smallCatalog = [
  {
    id: '1',
    name: 'Rough Wood Log',
    tier: 1,
    rarity: 1,
    tag: 'Log',
    sources: [
      {
        type: 'resource',
        name: 'Oak Tree',
        tier: 1,
        verb: 'Chop',
        skill: 'Forestry',
        level: 1,
        tool: { name: 'Axe', level: 1 },
        amount: 1,
      },
      { type: 'resource', name: 'Birch Tree', tier: 1, verb: 'Chop', skill: 'Forestry', level: 5, amount: 1 },
    ],
  },
  {
    id: '2',
    name: 'Rough Plank',
    tier: 1,
    rarity: 1,
    tag: 'Plank',
    recipes: [
      {
        name: 'Craft Rough Plank',
        consumed_items: [{ id: '1', quantity: 3 }],
        output_quantity: 2,
        tool: saw,
        ...carpentry,
      },
    ],
  },
  {
    id: '3',
    name: 'Simple Ore Chunk',
    tier: 2,
    rarity: 1,
    sources: [
      { type: 'resource', name: 'Ore Vein', tier: 2, verb: 'Mine', skill: 'Mining', level: 20, amount: 1 },
    ],
  },
  {
    id: '4',
    name: 'Simple Ingot',
    tier: 2,
    rarity: 2,
    recipes: [
      {
        name: 'Smelt Simple Ingot',
        consumed_items: [
          { id: '3', quantity: 2 },
          { id: '999', quantity: 1 },
        ],
        possibilities: { 0: 0.3, 1: 0.7 },
        ...smithing,
      },
    ],
  },
  {
    id: '5',
    name: 'Simple Axe',
    tier: 2,
    rarity: 3,
    recipes: [
      {
        name: 'Forge Simple Axe',
        consumed_items: [
          { id: '2', quantity: 2 },
          { id: '4', quantity: 3 },
        ],
        output_quantity: 1,
        ...smithing,
      },
    ],
  },
  {
    id: '6',
    name: 'Rough Stick',
    tier: 1,
    rarity: 1,
    recipes: [
      { name: 'Split a log', consumed_items: [{ id: '1', quantity: 1 }], output_quantity: 3, ...carpentry },
      { name: 'Split a plank', consumed_items: [{ id: '2', quantity: 1 }], output_quantity: 2, ...carpentry },
    ],
  },
  { id: '7', name: 'Sturdy Fiber', tier: 3, rarity: 1 },
  {
    id: '8',
    name: 'Sturdy Rope',
    tier: 3,
    rarity: 1,
    recipes: [{ name: 'Twist Sturdy Rope', consumed_items: [{ id: '7', quantity: 4 }], output_quantity: 1 }],
  },
  {
    id: '9',
    name: 'Fine Seed',
    tier: 4,
    rarity: 1,
    recipes: [{ name: 'Pick seeds', consumed_items: [{ id: '10', quantity: 1 }], output_quantity: 2 }],
  },
  {
    id: '10',
    name: 'Fine Flower',
    tier: 4,
    rarity: 1,
    recipes: [{ name: 'Grow a flower', consumed_items: [{ id: '9', quantity: 1 }], output_quantity: 1 }],
  },
  { id: '11', name: 'Exquisite Mould', tier: 5, rarity: 4 },
  {
    id: '12',
    name: 'Exquisite Brick',
    tier: 5,
    rarity: 4,
    recipes: [
      {
        name: 'Press Exquisite Brick',
        consumed_items: [{ id: '7', quantity: 5 }],
        catalysts: [{ id: '11', quantity: 1 }],
        output_quantity: 1,
      },
    ],
  },
  {
    id: '13',
    name: 'Éclat Crown of the Very Long and Rather Splendid Name',
    tier: 8,
    rarity: 6,
    recipes: [
      {
        name: 'Set Éclat Crown',
        consumed_items: [
          { id: '4', quantity: 1 },
          { id: '8', quantity: 10 },
        ],
        output_quantity: 1,
        ...smithing,
      },
    ],
  },
  {
    id: '14',
    name: 'Exquisite Tower',
    tier: 5,
    rarity: 5,
    recipes: [
      {
        name: 'Raise Exquisite Tower',
        consumed_items: [{ id: '12', quantity: 10_000_000 }],
        output_quantity: 1,
      },
    ],
  },
]

/** Three planks in a package; the small catalogue itself has none. */
export const planksPacked = {
  id: 'c20',
  name: 'Rough Plank Package',
  tier: 1,
  rarity: 1,
  tag: 'Package',
  kind: 'cargo',
  recipes: [{ consumed_items: [{ id: '2', quantity: 3 }], output_quantity: 1 }],
}
