import { formatNumber, numberFormat, plural } from '#contract/sentences/numbers'
import { formatExpected } from './format.ts'
import { formatDuration } from './summary-text.ts'

const precise = numberFormat({ maximumFractionDigits: 6 })
const oneDigit = numberFormat({ maximumFractionDigits: 1 })

/** Every text of an item's details (BEY-17). */
export const itemText = {
  own: 'You have',
  owned: (name: string) => `${name} owned`,
  notInPlan: 'Nothing in the queue needs it.',
  inPlan: 'In this plan',
  byRecipe: (recipe: string) => `By: ${recipe}`,
  obtainFirst: 'To obtain first',
  whyObtainFirst: (name: string, askers: string) =>
    `${askers} takes ${name}, and making ${name} leads back to ${askers}: a circle that crafting alone cannot start. The plan cuts it here, so have this much before you begin.`,
  and: ' and ',
  ledger: 'Where the number comes from',
  inQueue: 'in the queue',
  /** Before "2 × Chair" where a craft gives one, "2 crafts of Rope" where it gives more. */
  forParent: 'for ',
  each: (each: number) => ` (${formatNumber(each)} each)`,
  times: (count: number) => `${formatNumber(count)} ×`,
  craftsOf: (count: number) => `${plural(count, 'craft', 'crafts')} of`,
  spentOnce: (each: number) => ` (${formatNumber(each)} for each success)`,
  keptFor: (kept: number) => ` (${formatNumber(kept)} at hand, given back)`,
  partBack: (each: number) => ` (${formatNumber(each)} each, part of it comes back)`,
  keptAtHand: 'at hand beyond that, not used up',
  comeWith: (amount: string) => `${amount} expected with `,
  notCounted: ', not counted by this plan',
  comesAlong: (expected: string) => `come along: of ${expected}, the whole ones that are there in time`,
  toGet: 'to get',
  toGetFirst:
    'to get: for the first crafts, and for what does not come back. Craft in turns: each takes what the last gave back.',
  askedFor: 'asked for',
  nothingAsked: 'Nothing asks for it any more: what is made from it is there already.',
  fromStock: (stock: number, kept: number) =>
    kept > 0
      ? `from the ${formatNumber(stock)} in stock beside the ${formatNumber(kept)} you keep back`
      : `from the ${formatNumber(stock)} in stock`,
  noStock: 'from stock: you have none',
  allKept: (kept: number) => `from stock: you keep the ${formatNumber(kept)} back`,
  missing: 'missing',
  allThere: 'missing: all of it is there',
  gatherAmount: (missing: number) => `${formatNumber(missing)} to gather: one for one, nothing to round.`,
  obtainAmount: (missing: number) => `${formatNumber(missing)} to obtain: one for one, nothing to round.`,
  rounding: (round: {
    toGet: number
    perCraft: number
    exact: number
    crafts: number
    gives: number
    over: number
  }) =>
    `${formatNumber(round.toGet)} ÷ ${precise(round.perCraft)} a craft = ${exactly(round.exact)}, so ${plural(round.crafts, 'craft gives', 'crafts give')} ${formatExpected(round.gives)}; ${round.over > 0 ? formatExpected(round.over) : 'nothing'} left over.`,
  attempts: (round: { toGet: number; perCraft: number; exact: number; crafts: number }) =>
    `${formatNumber(round.toGet)} ÷ ${precise(round.perCraft)} a craft = ${exactly(round.exact)}, so ${plural(round.crafts, 'craft', 'crafts')}: one stops with the success that was wanted, and nothing is left over.`,
  evenly: (round: { toGet: number; perCraft: number; crafts: number }) =>
    `${formatNumber(round.toGet)} ÷ ${precise(round.perCraft)} a craft = ${plural(round.crafts, 'craft', 'crafts')}, nothing left over.`,
  /** For places that are paid for and worked only until there is enough. */
  inPart: (round: {
    toGet: number
    perCraft: number
    exact: number
    crafts: number
    worked: number
    gives: number
    over: number
  }) =>
    `${formatNumber(round.toGet)} ÷ ${precise(round.perCraft)} a place = ${precise(round.exact)}, so ${plural(round.crafts, 'place', 'places')}, worked only until there is enough: ${precise(round.worked)} ${round.crafts === 1 ? 'of it gives' : 'of them give'} ${formatExpected(round.gives)}; ${round.over > 0 ? formatExpected(round.over) : 'nothing'} left over.`,
  safely: (round: { toGet: number; perCraft: number; exact: number; crafts: number }) =>
    `${formatNumber(round.toGet)} ÷ ${precise(round.perCraft)} a craft = ${exactly(round.exact)} on average; ${plural(round.crafts, 'craft is', 'crafts are')} 95 % safe.`,
  onAverage: 'Each craft is counted with what it gives on average.',
  takes: 'These crafts take',
  onlyBySuccess: ' (used up only by a success)',
  partComesBack: ' (part of it comes back)',
  notUsedUp: ' (at hand, not used up)',
  facts: {
    needed: 'Needed',
    neededHint: 'for the whole queue, as if you had nothing',
    demand: 'Demand',
    demandHint: 'still asked for, after the stock of what is made from it',
    have: 'Have',
    haveHint: 'in your inventory',
    ready: 'Ready',
    readyHint: (needed: number, missing: number) =>
      `needed ${formatNumber(needed)} − missing ${formatNumber(missing)}`,
  },
  chance: {
    title: 'By chance',
    eachCraft: 'Each craft gives',
    outcome: (amount: number, probability: number) =>
      `${formatNumber(amount)} (${formatChance(probability)})`,
    expected: (crafts: number) => `${plural(crafts, 'craft gives', 'crafts give')} on average`,
    range: 'Nine of ten players get',
    rangeOf: (low: number, high: number) => `${formatNumber(low)} to ${formatNumber(high)}`,
    enough: (crafts: number) => `Chance that ${plural(crafts, 'craft is', 'crafts are')} enough`,
    safe: '95 % safe',
    safeCrafts: (crafts: number) => plural(crafts, 'craft', 'crafts'),
    more: (crafts: number) => `That is ${plural(crafts, 'craft', 'crafts')} more than planned, and takes `,
    moreFree: (crafts: number) => `That is ${plural(crafts, 'craft', 'crafts')} more than planned.`,
    isSafe: 'The planned crafts are that safe already.',
  },
  ways: {
    title: 'How to get it',
    hint: 'Used wherever the plan needs it.',
    onlyQueued:
      'Only the queue asks for it, and its entry keeps the recipe chosen there. Take it out of the queue to get it another way.',
    queued: 'Entries of the queue keep the recipe chosen there; this is for everything else.',
    reset: 'Reset',
    resetTitle: (name: string) => `Back to the default way to get ${name}`,
    all: (count: number) => `Show all ${formatNumber(count)}`,
    usual: 'default',
    gather: 'Gather',
    gatherHint: (sources: number) => `from ${plural(sources, 'source', 'sources')}, listed below`,
    elsewhere: 'Obtained elsewhere',
    elsewhereHint: 'bought, traded, or made by somebody else: nothing is planned below it',
    takes: (ingredients: string) => `takes ${ingredients}`,
    gives: (amount: string) => `gives ${amount}`,
    effort: (effort: number) => `${formatNumber(effort)} effort`,
    waits: (seconds: number) => `${formatDuration(seconds)} waiting, works by itself`,
    xp: (xp: number) => `${formatNumber(xp)} XP`,
    tool: (name: string, level: number) => (level > 0 ? `${name} T${level}` : name),
    keep: (quantity: number, name: string) => `${formatNumber(quantity)} ${name} at hand (not used up)`,
    keptOnFailure: (quantity: number, name: string) =>
      `${formatNumber(quantity)} ${name}, used up only by a success`,
    byproduct: (quantity: number, name: string) => `also gives ${formatExpected(quantity)} ${name}`,
    ingredient: (quantity: number, name: string) => `${formatNumber(quantity)} ${name}`,
    knowledge: (name: string) => `Knowledge: ${name}`,
    claimTech: (name: string) => `Settlement research: ${name}`,
  },
  sources: {
    title: 'Sources',
    unknown: 'Source unknown',
    unknownHint: 'The game data names no node, animal or trader for it.',
    perEffort: (amount: number) => `about ${formatNumber(Math.ceil(1 / amount))} effort each`,
    perGo: (amount: number) => `${formatExpected(amount)} each time`,
    more: (count: number) => `${formatNumber(count)} more`,
  },
  uses: {
    title: 'Used in',
    none: 'No recipe takes it.',
    recipes: (count: number) => plural(count, 'recipe', 'recipes'),
    of: (quantity: number) => `${formatNumber(quantity)} a craft`,
    all: (count: number) => `Look up all ${formatNumber(count)} recipes`,
    lookUp: 'Look up',
  },
} as const

/** A rounded number that looks whole is marked with "a little over" or "a little under". */
function exactly(value: number): string {
  const near = formatNumber(value)
  if (Number.isInteger(value) || near.includes('.')) return near
  return Number(near.replaceAll(',', '')) < value ? `a little over ${near}` : `a little under ${near}`
}

/** A chance in per cent; neither 0 nor 100 unless it is. */
export function formatChance(chance: number): string {
  if (chance >= 1) return '100 %'
  if (chance > 0.999) return 'over 99.9 %'
  if (chance > 0 && chance < 0.001) return 'under 0.1 %'
  return `${oneDigit(chance * 100)} %`
}
