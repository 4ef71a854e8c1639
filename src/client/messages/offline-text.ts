/** Texts about new versions of the app (BEY-10): the lines under the header. */
export const offlineText = {
  offline: 'Offline',
  offlineTitle: 'No connection. The calculator works all the same, and this browser keeps what you do.',
  ready: 'A new version is ready.',
  missing: 'A part of the app could not be loaded. A new version may have replaced it.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installTitle: 'Install Bit Calculator as an app',
} as const
