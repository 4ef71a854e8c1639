/** Texts for an address at which there is no page (CAL-1). */
export const unknownPageText = {
  title: 'There is no page at this address',
  hint: 'The link may be cut off, or older than this release. Your build list and inventory are where they were.',
  toCalculator: 'Open the calculator',
  toSettlement: 'Open the settlements',
} as const
