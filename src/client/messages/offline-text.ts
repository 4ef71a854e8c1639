/** Texts about new versions of the app and its catalogue (BEY-10, BEY-14): the lines under the header. */
export const offlineText = {
  ready: 'A new version is ready.',
  missing: 'A part of the app could not be loaded. A new version may have replaced it.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installTitle: 'Install Bit Calculator as an app',
  catalog: {
    newer: 'A newer catalogue is here.',
    see: 'See what changes',
    moved: 'The catalogue your plan was made with is not available any more. It now uses the newest one.',
    dismiss: 'Dismiss',
  },
} as const
