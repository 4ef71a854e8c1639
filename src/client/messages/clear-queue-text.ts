import { formatNumber, plural } from '#contract/sentences/numbers'

/** The question before the whole queue is cleared (CAL-5, BEY-17). */
export const clearQueueText = {
  close: 'Close',
  areYouSure: 'Are you sure?',
  about: (types: number, items: number) =>
    `${plural(types, 'type', 'types')} with ${formatNumber(items)} ${items === 1 ? 'item' : 'items'} in all ${types === 1 ? 'leaves' : 'leave'} the queue. Undo brings ${types === 1 ? 'it' : 'them'} back.`,
  yesClear: 'Yes, Clear',
  cancel: 'Cancel',
} as const
