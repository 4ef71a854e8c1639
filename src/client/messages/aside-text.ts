/** Texts of the frame around an item's details and the look-ups (BEY-17). */
export const asideText = {
  lookUp: 'Look up',
  makeNow: 'What can I make now?',
  close: 'Close',
  closeTitle: 'Close (Escape)',
  back: 'Back',
} as const
