import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatExpected } from './format.ts'

/** The stock that a project holds against its needs, and why each number is what it is (BEY-3, INV-2). */
export const projectStockText = {
  title: 'Stock it holds',
  hint: 'The stock that is held for this project, against what it needs now',
  handOver: 'Hand over…',
  item: 'Item',
  inStock: 'Stock',
  held: 'Held',
  needed: 'Needed',
  missing: 'Missing',
  inStockTitle: 'All there is of it, whoever holds it',
  heldTitle: 'Kept for this project',
  neededTitle: 'What the project needs of it now',
  missingTitle: 'Needed and not held for this project',
  nothing: 'It needs nothing, and holds nothing.',
  comesAlong: (amount: number, toGet: number) =>
    `${formatExpected(amount)} expected to come along, ${formatNumber(toGet)} to get`,
  nothingMissing: 'nothing missing',
  more: (count: number) => `Show ${plural(count, 'more kind', 'more kinds')}`,
  open: (name: string, needed: number, held: number, missing: number) =>
    `Explain ${name}: ${formatNumber(needed)} needed, ${formatNumber(held)} held, ${formatNumber(missing)} missing`,
  openTitle: 'Why these numbers',
  panel: {
    close: 'Close the explanation',
    closeWord: 'Close',
    need: 'What the project needs',
    needed: 'needed',
    held: 'held for this project',
    missing: 'missing',
    nothingMissing: 'nothing is missing',
    comesAlong: 'expected to come along with its other crafts',
    toGet: {
      craft: 'to craft',
      gather: 'to gather',
      collect: 'to collect',
      hand: 'to get',
      trade: 'to trade for',
      build: 'to build',
      research: 'to research',
    },
    crafts: (count: number) => `in ${plural(count, 'whole craft', 'whole crafts')}`,
    asks: {
      project: (amount: number) => `${formatNumber(amount)} as an item of the project`,
      task: (amount: number, title: string) => `${formatNumber(amount)} for the task "${title}"`,
      spent: (amount: number, crafts: number, product: string) =>
        `${formatNumber(amount)} for ${plural(crafts, 'craft', 'crafts')} of ${product}`,
      atHand: (amount: number, product: string) =>
        `${formatNumber(amount)} at hand for ${product}, and given back`,
      first: 'to be there before the first craft',
    },
    /** Of what was done for the item's task: used up in crafts, or released when the project came to need less. */
    gone: (amount: number) =>
      `${formatNumber(amount)} more were done for it and are no longer held: used up in crafts, or given back. They count as done.`,
    stock: 'What there is in stock',
    all: 'in stock',
    counts: 'held for this project: they count',
    elsewhere: (name: string, isServedBefore: boolean) =>
      isServedBefore
        ? `held by ${name}, which is served before: they do not count here`
        : `held by ${name}, which had them first: what a project holds stays with it`,
    keptBack: 'kept back by hand: they do not count for any project',
    free: 'free: no project needs them now',
    none: 'There is none of it.',
    task: 'Open its task',
    history: 'Its history',
    counting: 'How the stock is counted',
  },
} as const
