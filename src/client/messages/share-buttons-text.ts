/** The texts of sharing that stand on the first screen; all others come with their dialogs (share-text.ts). */
export const shareButtonsText = {
  share: 'Share',
  shareTitle: 'Share this plan by a link',
  copy: 'Copy',
  copyTitle: 'Copy, download or print the results',
  notLoaded: {
    title: 'This part could not be loaded',
    body: 'Your plan is safe in this browser. Check your connection, then reload the page.',
    reload: 'Reload',
    close: 'Close',
  },
} as const
