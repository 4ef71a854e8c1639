/** Texts where this browser cannot store the plan (R10, R11, BEY-17). */
export const storageText = {
  unwritable:
    'This browser does not let the app store anything: your list and inventory are lost when you close this page.',
  exportNow: 'Export now',
  newer:
    'What this browser keeps was saved by a newer version of the app. It stays untouched, and nothing you do here is kept until you reload.',
  reload: 'Reload',
  rescued:
    'What this browser had stored could not be read. It was set aside untouched, and you start with an empty list.',
  rescuedFromCopy:
    'What this browser had stored could not be read. It was set aside untouched, and you go on from the last good copy.',
  download: 'Download what was set aside',
  dismiss: 'Dismiss',
} as const
