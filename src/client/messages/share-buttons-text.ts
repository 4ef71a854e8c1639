/** Texts of sharing that are in the first load; the others are loaded with their dialogs (share-text.ts). */
export const shareButtonsText = {
  share: 'Share',
  shareTitle: 'Share this plan by a link',
  /** Not shown: further words by which the command palette finds sharing, as `exportAlso` for the exports. */
  shareAlso: 'send url friend',
  copy: 'Copy',
  copyTitle: 'Copy, download or print the results',
  /** As the command palette names them. */
  exportCommands: {
    text: 'Copy the results as text',
    discord: 'Copy the results for Discord',
    csv: 'Download the results as CSV',
    print: 'Print view of the results',
  },
  exportAlso: 'export save excel spreadsheet paper pdf',
} as const
