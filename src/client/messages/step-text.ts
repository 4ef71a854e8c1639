import { formatNumber, plural } from '#contract/sentences/numbers'
import type { StepAction } from '#domain/crafting/step-action'
import { formatPieces } from './format-pieces.ts'

/** What one run of a recipe is called, and several. */
const turns: Readonly<Record<StepAction, readonly [string, string]>> = {
  craft: ['craft', 'crafts'],
  gather: ['time', 'times'],
  trade: ['trade', 'trades'],
  build: ['time', 'times'],
  research: ['time', 'times'],
  obtain: ['time', 'times'],
}

/** Every text of the build steps' rows (BEY-17). */
export const stepText = {
  actions: {
    craft: 'Craft',
    gather: 'Gather',
    trade: 'Trade for',
    build: 'Build',
    research: 'Research',
    obtain: 'Obtain',
  } satisfies Readonly<Record<StepAction, string>>,
  needed: 'needed',
  inInventory: 'in inventory',
  toDo: {
    craft: 'to craft',
    gather: 'to gather',
    trade: 'to trade for',
    build: 'to build',
    research: 'to research',
    obtain: 'to obtain',
  } satisfies Readonly<Record<StepAction, string>>,
  crafts: (count: number, action: StepAction = 'craft') => plural(count, ...turns[action]),
  surplus: (amount: number) => `${formatPieces(amount)} left over`,
  byChance: 'yield by chance, planned at its average',
  safe: 'yield by chance, planned 95 % safe',
  perCraft: (quantity: number) => `${formatNumber(quantity)} each`,
  uses: 'Uses',
  requires: 'Requires',
  /** Behind an ingredient: how much of it is given back. */
  kept: 'at hand (not used up)',
  spentOnce: 'used up only by a success',
  comesBack: (amount: number) =>
    amount > 0 ? `${formatNumber(amount)} left in the end` : 'part of it comes back',
  comesAlong: (amount: number) => `${formatNumber(amount)} ${amount === 1 ? 'comes' : 'come'} along`,
  comesWith: (gifts: string) => `Comes with ${gifts}`,
  gift: (amount: number, name: string) => `${formatPieces(amount)} ${name}`,
  knowledge: (name: string) => `Knowledge: ${name}`,
  claimTech: (name: string) => `Settlement research: ${name}`,
  allSet: 'All Set!',
  allSetHint: 'Nothing left to gather or craft.',
} as const
