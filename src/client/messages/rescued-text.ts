/** Texts of what was found unreadable and set aside (R11, BEY-17). */
export const rescuedText = {
  rescued:
    'What this browser had stored could not be read. It was set aside untouched, and you start with an empty list.',
  fromCopy:
    'What this browser had stored could not be read. It was set aside untouched, and you go on from the last good copy.',
  dismiss: 'Dismiss',
} as const
