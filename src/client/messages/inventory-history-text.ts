import { formatNumber } from './format.ts'

/** Every movement of the stock, back to the first day (BEY-23). */
export const inventoryHistoryText = {
  title: 'History of the stock',
  back: 'Back to the stock',
  hint: 'Who moved what, back to the first day.',
  item: 'Only this item',
  anyItem: 'Every item',
  person: 'Person',
  anyone: 'Anyone',
  project: 'Project',
  anyProject: 'Every project',
  download: 'Download as CSV',
  reading: (count: number) => `Reading, ${formatNumber(count)} so far...`,
  downloadFailed: 'The history could not be downloaded',
  columns: [
    'When',
    'Item',
    'Item id',
    'Amount',
    'What',
    'By',
    'Project',
    'On behalf of',
    'Storage',
    'Note',
    'Taken back',
  ],
  yes: 'yes',
} as const
