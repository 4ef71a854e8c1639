/** The sample to look around in (SET-2). */
export const sampleText = {
  badge: 'Sample',
  facts: 'made up · only you see it',
  onlyYou: 'Sample · only you see it',
  banner: 'This is a sample: everything in it is made up, and only you see it.',
  putAway: 'Put it away',
  gone: 'The sample is put away. Nothing of it is left.',
  removeFailed: 'The sample could not be put away',
  offer: {
    title: 'New to settlements?',
    hint: 'A sample shows one at work: projects, tasks, a stock, people. It goes away in one press.',
    open: 'Look around in a sample',
  },
  openFailed: 'The sample could not be opened',
  nobodyComes: 'Nobody can be invited to a sample. Its players have no accounts.',
} as const
