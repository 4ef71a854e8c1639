import { formatNumber } from '#contract/sentences/numbers'

/** Buildings and claim research as targets (BEY-19). */
export const targetsText = {
  neededFirst: 'Needed first',
  add: 'Add',
  addOf: (name: string) => `Add ${name} to the queue`,
  addAll: (count: number) => `Add all ${formatNumber(count)}`,
  addAllTitle: 'Adds all the research that is needed first to the queue',
  isQueued: 'in the queue',
  station: (name: string, tier: number) => `or any other ${name} of tier ${formatNumber(tier)} and up`,
  knowledge: (name: string) => `Knowledge: ${name}`,
  ownedHint:
    'Researched or built already? Open it and enter 1 under “You have”. It is then not asked for again.',
  opens: 'Opens',
  allOpened: (count: number) => `All ${formatNumber(count)}`,
  claim: {
    label: 'Your claim',
    tier: 'Tier of your claim',
    tierOption: (tier: number) => `Tier ${formatNumber(tier)}`,
    next: (tier: number) => `Queue tier ${formatNumber(tier)}`,
    isQueued: 'In the queue',
    isHighest: 'It has the highest tier.',
  },
  costs: 'What it still costs',
  supplies: 'Claim supplies',
  coins: 'Hex Coins',
} as const
