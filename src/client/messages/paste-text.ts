import { formatNumber, plural } from '#contract/sentences/numbers'

const lines = (count: number) => plural(count, 'line', 'lines')
const stays = (count: number) =>
  count === 1
    ? '1 line stays here until you decide it or close.'
    : `${lines(count)} stay here until you decide them or close.`

/** Every text of taking over a pasted stock list (BEY-7, BEY-17). */
export const pasteText = {
  open: 'Paste a list',
  openTitle: 'Paste a list of what you own, or read it from a file',
  title: 'Paste a list',
  close: 'Close',
  hint: 'One item per line: "12 Rough Plank", "Rough Plank x12", or rows copied from a spreadsheet.',
  field: 'List of what you own',
  example: '12 Rough Plank\nRough Wood Log x40\nRathium Hoe, T6, Rare, 1',
  chooseFile: 'Open a file',
  orDrop: 'or drop a .csv or .txt file here',
  fileProblems: {
    tooLarge: 'That file is larger than 1 MB.',
    noText: 'That is not a text file.',
    unreadable: 'That file could not be read.',
  },
  reading: 'Reading the list...',
  cut: (read: number, all: number) =>
    `Only the first ${formatNumber(read)} of ${formatNumber(all)} lines are read.`,
  counts: {
    clear: (count: number) => `${formatNumber(count)} clear`,
    toDecide: (count: number) => `${formatNumber(count)} to decide`,
    noAmount: (count: number) => `${formatNumber(count)} without an amount`,
    unknown: (count: number) => `${formatNumber(count)} unknown`,
    skipped: (count: number) => `${formatNumber(count)} skipped`,
  },
  nothingRead: 'What is read from the list appears here.',
  list: 'What the list says',
  line: (line: number, text: string) => `Line ${formatNumber(line)}: ${text}`,
  whichItem: (text: string) => `Which item is "${text}"?`,
  choose: 'Choose the item…',
  candidate: (name: string, tier: string, rarity: string) => `${name} · ${tier} · ${rarity}`,
  skip: 'Skip this line',
  similar: 'No item is exactly this',
  several: (count: number) => `${formatNumber(count)} items have this name`,
  unknown: 'No item is called this',
  amountOf: (name: string) => `Amount of ${name}`,
  noAmount: 'No amount could be read',
  leftOut: (count: number) => (count === 1 ? '1 line is left out.' : `${lines(count)} are left out.`),
  others: 'Items that are not in the list stay as they are. Lines of the same item add up.',
  set: 'Set what you own to these amounts',
  add: 'Add to what you own',
  stays,
  kept: (count: number) => `The clear lines were applied. ${stays(count)}`,
  taken: 'The list was applied.',
  undo: 'Undo',
} as const
