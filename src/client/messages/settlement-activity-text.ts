/** The activity log on the overview (BEY-11). */
export const settlementActivityText = {
  title: 'Latest activity',
  none: 'Nothing has happened yet.',
  loading: 'Loading...',
  failed: 'The activity could not be loaded.',
  retry: 'Retry',
  more: 'Show earlier',
} as const
