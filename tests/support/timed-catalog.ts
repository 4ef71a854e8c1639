/** What an action takes: seconds and stamina. */
const at = { time: 1.5, stamina: 0.5 }
const saw = { name: 'Saw', level: 1 }
const axe = { name: 'Axe', level: 1 }
const item = (id: string, name: string, facts: object) => ({ id, name, tier: 1, rarity: 1, ...facts })

/** Planks, bricks and meat, with numbers that are easy to work out: a flint tool makes 8 points an action. */
export const timedCatalog = {
  info: { name: 'Timed catalogue', date: '2026-11-01', version: 'timed-1' },
  items: [
    item('1', 'Rough Log', {
      sources: [
        {
          type: 'resource',
          name: 'Oak',
          tier: 1,
          skill: 'Forestry',
          level: 1,
          tool: axe,
          per_effort: 0.25,
          effort: 1,
          ...at,
        },
      ],
    }),
    item('2', 'Rough Plank', {
      recipes: [
        {
          consumed_items: [{ id: '1', quantity: 1 }],
          skill: 'Carpentry',
          level: 5,
          tool: saw,
          effort: 80,
          ...at,
        },
      ],
    }),
    item('3', 'Clay Brick', {
      recipes: [
        {
          consumed_items: [],
          building_requirement: { name: 'Kiln', tier: 1 },
          skill: 'Masonry',
          level: 1,
          effort: 1,
          time: 600,
          passive: true,
        },
      ],
    }),
    item('4', 'Raw Meat', {
      sources: [{ type: 'enemy', name: 'Boar', tier: 1, skill: 'Hunting', level: 1, amount: 1, effort: 90 }],
    }),
    item('5', 'Hearty Meal', {
      recipes: [
        {
          consumed_items: [
            { id: '2', quantity: 60 },
            { id: '3', quantity: 8 },
            { id: '4', quantity: 2 },
          ],
          skill: 'Cooking',
          level: 1,
          effort: 8,
          ...at,
        },
      ],
    }),
    item('b1', 'Rough Kiln', { kind: 'building', station: { name: 'Kiln', tier: 1, slots: 4 } }),
    item('6', 'Flint Saw', { tool: { ...saw, power: 8 } }),
    item('7', 'Flint Axe', { tool: { ...axe, power: 8 } }),
    item('8', 'Fine Saw', { tier: 2, rarity: 2, tool: { name: 'Saw', level: 2, power: 16 } }),
  ],
}
