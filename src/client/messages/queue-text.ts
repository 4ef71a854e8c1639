import { plural } from '#contract/sentences/numbers'

/** Texts about changes that wait for the connection, and changes that could not be made (BEY-11, R6). */
export const queueText = {
  waiting: (count: number) =>
    count === 1
      ? '1 change waits for the connection.'
      : `${plural(count, 'change', 'changes')} wait for the connection.`,
  serverSetBack: 'The server was set back to an earlier state before this was sent.',
  tooOld: 'This waited for more than 180 days, so it was not sent.',
  /** Follows the server's reason where the act had been sent before, and no answer came. */
  perhapsDone: 'It may have been done all the same.',
  signedOut: 'You are signed out, so nothing was done. Sign in and try again.',
  notKept: 'This browser could not keep the change. Nothing was done.',
  refused: {
    title: (count: number) =>
      count === 1 ? 'A change could not be made' : `${plural(count, 'change', 'changes')} could not be made`,
    hint: 'They were made without a connection, and are kept here until you dismiss them.',
    list: 'What could not be made',
    in: (settlement: string) => `in "${settlement}"`,
    dependants: 'Not made either, because they depended on it:',
    download: 'Download',
    dismiss: 'Dismiss',
    fileName: 'changes-not-made.json',
  },
  beforeSignOut: {
    waiting: (count: number) =>
      count === 1
        ? '1 change to a settlement has not been made.'
        : `${plural(count, 'change', 'changes')} to settlements have not been made.`,
    download: 'Download these changes',
  },
} as const
