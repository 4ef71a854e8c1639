import type { EntryKind } from '#domain/settlement/ledger-rows'

const kinds: Readonly<Record<EntryKind, string>> = {
  counted: 'counted',
  added: 'added',
  taken: 'taken',
  contributed: 'contributed',
  crafted: 'crafted',
  finished: 'finished',
  used: 'used in the game',
  handedOver: 'handed over',
  reverted: 'taken back',
}

/** The words in the file of a settlement's history (BEY-23). */
export const historyFileWords = {
  columns: [
    'When',
    'Item',
    'Item id',
    'Amount',
    'What',
    'By',
    'Project',
    'On behalf of',
    'Storage',
    'Note',
    'Taken back',
  ],
  kinds,
  yes: 'yes',
  formerMember: (no: number) => `Former member ${no}`,
  formerPlayer: 'a former player',
  formerStorage: 'a former place',
} as const
