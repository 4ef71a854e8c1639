/** Texts where this browser cannot store the plan (R10, R11, BEY-17). */
export const storageText = {
  unwritable:
    'This browser does not let the app store anything: your list and inventory are lost when you close this page.',
  exportNow: 'Export now',
  newer:
    'What this browser keeps was saved by a newer version of the app. It stays untouched, and nothing you do here is kept until you reload.',
  reload: 'Reload',
  download: 'Download what was set aside',
  asideName: 'bit-calculator-set-aside.txt',
} as const
