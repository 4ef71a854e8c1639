/** Texts of a part of the page whose code is loading, or could not be loaded (SYS-4). */
export const loadingText = {
  loading: 'Loading...',
  title: 'This part could not be loaded',
  body: 'Your plan is safe in this browser. Check your connection and try again. If the app was updated in the meantime, reload the page.',
  retry: 'Try again',
  reload: 'Reload',
  close: 'Close',
} as const
