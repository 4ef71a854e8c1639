/** Texts about saving with the account (SYS-3, SAVE-5); those of the specification are kept word for word (SYS-9). */
export const savingText = {
  loading: 'Loading…',
  checking: 'Checking your session…',
  saving: 'Saving…',
  savingMore: 'Saving… more changes follow',
  kept: 'The server cannot be reached. Changes are kept on this device and saved when it is back.',
  dirty: 'Not saved yet',
  saved: (time: string) => `Saved ${time}`,
  nothingSaved: 'Nothing to save yet',
  retry: 'Try again',
  undecided: 'This device’s plan is not saved with your account: it holds another one.',
  decide: 'Choose what to keep',
  saveTimeout: 'Save timeout - please check connection',
  loadTimeout: 'Load timeout - please check connection',
  invalidFormat: 'Invalid user data format',
  saveFailed: 'Failed to save data',
  loadFailed: 'Failed to load data',
  offline: 'Database not available - data saved locally only',
  /** Why changes were not accepted; the words that `refused` is given. */
  catalogueGone: 'These changes name recipes of a catalogue that is not there any more.',
  perhapsSaved: 'It is not known any more whether these changes were saved.',
  refused: (message: string) => `Not accepted: ${message} Your plan with it is kept under Data, Ways back.`,
  firstSignIn: {
    title: 'Your work on this device and your account',
    body: 'This device holds a plan, and your account holds another one. What should happen to them?',
    here: (entries: number, items: number) =>
      `This device: ${entries} in the queue, ${items} in the inventory`,
    account: (entries: number, items: number) =>
      `Your account: ${entries} in the queue, ${items} in the inventory`,
    first: (names: readonly string[], more: number) =>
      `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    merge: 'Merge both',
    mergeHint: 'Queues are added together; of each item the larger amount stays.',
    keepHere: 'Keep this device’s',
    keepAccount: 'Keep the account’s',
    undoHint:
      'Whichever you choose, Undo brings the other back. Until you do, this device’s plan stays here and is not saved with your account.',
    later: 'Decide later',
  },
} as const
