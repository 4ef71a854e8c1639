/** Every movement of the stock, back to the first day (BEY-23). */
export const inventoryHistoryText = {
  title: 'History of the stock',
  back: 'Back to the stock',
  hint: 'Who moved what, back to the first day.',
  item: 'Only this item',
  anyItem: 'Every item',
  person: 'Person',
  anyone: 'Anyone',
  former: (name: string) => `${name} (former member)`,
  project: 'Project',
  anyProject: 'Every project',
  ended: (name: string) => `${name} (ended)`,
  download: 'Download as CSV',
  reading: 'Preparing...',
  downloadFailed: 'The history could not be downloaded',
  notYours: 'Admins and the owners can download the history.',
  fileName: (day: string) => `settlement-history-${day}.csv`,
} as const
