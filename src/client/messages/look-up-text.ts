import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatExpected } from './format.ts'

/** Every text of the look-ups (BEY-8, BEY-17). */
export const lookUpText = {
  title: 'Look up',
  tabs: { 'used-in': 'Used in', makeable: 'Make now', blockers: 'Blockers' },
  add: 'Add',
  addToQueue: (quantity: number, name: string, recipe: string) =>
    `Add ${formatNumber(quantity)} × ${name} to the queue${recipe === '' ? '' : ` (${recipe})`}`,
  added: (quantity: number, name: string) => `Added ${formatNumber(quantity)} × ${name} to the queue`,
  details: (name: string) => `${name}: details`,
  skill: 'Skill',
  allSkills: 'All Skills',
  filter: 'Filter by name',
  clearFilter: 'Clear the filter',
  noneFit: 'Nothing fits the filter',
  noneFitHint: 'Try another word or skill.',
  usedIn: {
    item: 'Item to look up',
    noItems: 'No results found',
    more: (shown: number) => `The first ${formatNumber(shown)} are shown: type more to narrow them down`,
    count: (count: number, name: string) => `${plural(count, 'recipe takes', 'recipes take')} ${name}`,
    takes: (quantity: number) => `takes ${formatNumber(quantity)}`,
    none: (name: string) => `No recipe takes ${name}`,
    noneHint: 'It is made to be used as it is.',
    ask: 'What is it good for?',
    askHint: 'Choose an item above to see every recipe that takes it.',
  },
  makeable: {
    hint: 'In one step from your inventory; each line as if it were the only one.',
    gives: (amount: number, crafts: number) =>
      `${formatExpected(amount)} in ${plural(crafts, 'craft', 'crafts')}`,
    xp: (xp: number) => `${formatNumber(xp)} XP`,
    sort: 'Sort by',
    sorts: { tier: 'By tier', name: 'By name', amount: 'Most pieces', xp: 'Most XP' },
    none: 'Nothing can be made yet',
    noneHint: 'Record what you own in the inventory, and see here what it is enough for.',
  },
  blockers: {
    hint: 'What is missing and holds up the most of the queue comes first.',
    holdsUp: (entries: number, crafts: number) =>
      `holds up ${plural(entries, 'entry', 'entries')}, ${plural(crafts, 'craft', 'crafts')}`,
    missing: 'missing',
    none: 'Nothing is in the way',
    noneHint: 'No material of the queue is missing.',
  },
} as const
