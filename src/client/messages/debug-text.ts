import { formatNumber } from '#contract/sentences/numbers'

/** The Debug tab of the settlement page (SYS-7). */
export const debugText = {
  connection: {
    title: 'Connection test',
    hint: 'Reads your saved data, then writes a test record and reads it back. Nothing of yours is changed.',
    test: 'Test Database Connection',
    testing: 'Testing...',
    steps: { read: 'Read my saved data', write: 'Write a test record and read it back' },
    took: (ms: number) => `${formatNumber(Math.round(ms))} ms`,
    failedAfter: (ms: number) => `failed after ${formatNumber(Math.round(ms))} ms`,
    within: (ms: number) => `may take ${formatNumber(ms / 1_000)} s`,
  },
  recovery: {
    title: 'Emergency Recovery',
    hint: 'The saved versions of your data with their time and what they hold, values that another device replaced, and earlier plans of this device. Each can be looked at before it is restored, and restoring can be taken back.',
    inSettlement: (name: string) => `In ${name}`,
    stock:
      'What was entered, taken or counted wrongly is reverted where it happened, in the history of the stock. Deleted settlements are listed below the settlements.',
    history: 'Open the history of the stock',
    open: 'Open Emergency Recovery',
  },
  log: {
    title: 'Log',
    hint: 'What happened in this tab, newest first. It stays in this browser: nobody sees it unless you send the file to somebody.',
    none: 'Nothing has happened yet.',
    shown: (shown: number, all: number) => `The last ${formatNumber(shown)} of ${formatNumber(all)} entries.`,
    export: 'Export log',
    fileName: (stamp: string) => `bit-calculator-log-${stamp}.json`,
    types: {
      act: 'Done',
      refusal: 'Refused',
      settlement: 'Settlement',
      connection: 'Connection',
      saving: 'Saving',
      error: 'Fault',
    },
  },
}
