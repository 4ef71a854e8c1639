import { formatNumber, plural } from '#contract/sentences/numbers'
import type { ExportWords } from '#domain/exporting/plan-text'
import { oddsText } from './odds-text.ts'
import { stepText } from './step-text.ts'

const types = (count: number) => plural(count, 'type of item', 'types of items')

/** Every text of sharing, opening, exporting and printing a plan (BEY-1, BEY-5, BEY-17). */
export const shareText = {
  close: 'Close',
  share: {
    title: 'Share this plan',
    carries: (queued: number, choices: number) =>
      choices === 0
        ? `The link carries your queue of ${types(queued)}.`
        : `The link carries your queue of ${types(queued)} and ${plural(choices, 'choice', 'choices')} of how to get things.`,
    privacy:
      'The plan is in the link itself: nothing is sent to a server, and anybody who has the link can open it.',
    odds: 'How it counts on chance goes along.',
    inventory: (held: number) => `Include my inventory (${types(held)})`,
    link: 'Link to this plan',
    making: 'Making the link...',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'This browser did not let the app copy. The link is selected: copy it yourself.',
    send: 'Send with...',
    planTitle: 'Bit Calculator plan',
    long: (length: number) =>
      `This link is ${formatNumber(length)} characters long. Some chats cut off what is longer than 2,000.`,
    unsupported: 'This browser is too old to make links. A current one makes and opens them.',
    tooLarge: 'This plan is too large for a link.',
    tooLargeWithInventory: 'With the inventory, this plan is too large for a link. Share it without.',
  },
  open: {
    title: 'Shared plan',
    reading: 'Reading the link...',
    intro: 'Somebody shared this plan with you. Nothing of yours changes until you say so.',
    queue: (typeCount: number, itemCount: number) =>
      `Queue: ${plural(typeCount, 'type', 'types')}, ${plural(itemCount, 'item', 'items')}`,
    emptyQueue: 'Its queue is empty.',
    moreRows: (count: number) => `and ${formatNumber(count)} more`,
    inventory: (count: number) => `Its inventory comes along: ${types(count)}.`,
    choices: (count: number) =>
      `${plural(count, 'choice', 'choices')} of how to get things ${count === 1 ? 'comes' : 'come'} along.`,
    odds: 'How it counts on chance comes along.',
    otherCatalogue: 'It was made with another version of the item catalogue, so its numbers may differ here.',
    unknown: (count: number) =>
      count === 1
        ? 'This catalogue does not know one of its items, which comes along as "Unknown Item":'
        : `This catalogue does not know ${formatNumber(count)} of its items, which come along as "Unknown Item":`,
    openIt: 'Open it',
    notNow: 'Not now',
    replace: 'Replace mine',
    merge: 'Merge with mine',
    keep: 'Keep mine',
    mergeMeans: 'Merging adds this queue to yours. Your inventory stays as it is.',
    replaceMeans: 'Replacing puts this queue in place of yours. Your inventory stays, and you can undo it.',
    replaceMeansInventory: 'Replacing puts this queue and this inventory in place of yours. You can undo it.',
    same: 'This is the plan you already have.',
    damaged: 'This link is damaged: part of the plan is missing or changed.',
    damagedHint: 'Copy the whole link once more, or ask for it again. Your own plan is as it was.',
    newer: 'This link was made with a newer version of the app.',
    newerHint: 'Reload the page to get that version; the link is then opened.',
    unsupported: 'This browser is too old to open links.',
    unsupportedHint: 'Open the link in a current browser. Your own plan is as it was.',
    reload: 'Reload',
    goOn: 'Go on with my plan',
    replaced: 'The shared plan has replaced yours.',
    merged: 'The shared plan was added to yours.',
    opened: 'The shared plan is open.',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  exports: {
    menu: 'Copy the results',
    text: 'Copy as text',
    discord: 'Copy for Discord',
    csv: 'Download CSV',
    print: 'Print view',
    copied: 'Copied',
    downloaded: 'Saved',
    title: 'Copy it yourself',
    notCopied: 'This browser did not let the app copy. The text is selected: copy it yourself.',
    field: 'Text to copy',
  },
  print: {
    view: 'Print view',
    preparing: 'Preparing the print view...',
    print: 'Print',
    close: 'Close',
    title: 'Bit Calculator plan',
    made: (day: string, catalogue: string) => `${day} · ${catalogue}`,
    queue: 'Queue',
    amount: 'Amount',
    uses: (ingredients: string) => `Uses ${ingredients}`,
    noSteps: 'Nothing left to gather or craft.',
    amountOf: (amount: string, name: string) => `${amount} × ${name}`,
  },
} as const

const more = (count: number) => `… and ${plural(count, 'more line', 'more lines')}`

/** Words inside what is exported. */
export const exportWords: ExportWords & { readonly planTitle: string } = {
  planTitle: 'Bit Calculator plan',
  actions: stepText.actions,
  comesAlong: 'Comes along',
  once: 'Needed once, not used up',
  nothingMissing: 'All Set! Nothing left to gather or craft.',
  more,
  columns: [
    'Item',
    'Tier',
    'Rarity',
    'Kind',
    'Needed',
    'Have',
    'Missing',
    'Comes along',
    'To get',
    'Crafts',
    'Not used up',
    'Minutes of work (estimate)',
    'Minutes of waiting',
    'Stamina',
    'Chance',
    'Kept back',
    'Packages to open',
    'Hex Coins',
  ],
  odds: { average: oddsText.average, safe: oddsText.safe },
}
