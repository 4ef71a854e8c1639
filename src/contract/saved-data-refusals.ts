import { documentLimits } from '#domain/user-data/document-limits'

const fullSentences: Readonly<Record<keyof typeof documentLimits, string>> = {
  stock: `An inventory may hold at most ${documentLimits.stock} different items.`,
  queue: `A queue may hold at most ${documentLimits.queue} entries.`,
  choices: `At most ${documentLimits.choices} items can have a chosen recipe or source.`,
  odds: `At most ${documentLimits.odds} items can have odds of their own.`,
  keptBack: `At most ${documentLimits.keptBack} different items can be kept back.`,
}

/** Why changes of an account's own data, and of its build lists, are refused. */
export const savedDataRefusals = {
  'browser-of-another-account': {
    code: 'INVALID',
    field: 'clientId',
    message: 'These changes were not made for this account, so they were not saved.',
  },
  'number-of-other-changes': {
    code: 'INVALID',
    field: 'seq',
    message: 'Other changes were saved under this number before.',
  },
  'other-catalogue': {
    code: 'CONFLICT',
    field: 'catalogue',
    message: 'The plan of the account counts with other game data by now.',
  },
  'perhaps-saved': {
    code: 'CONFLICT',
    field: 'baseVersion',
    message: 'It is not known any more whether these changes were saved.',
  },
  'number-unexpected': {
    code: 'CONFLICT',
    field: 'seq',
    message: ({ expected }: { readonly expected: number }) =>
      `The next changes of this browser must have number ${expected}.`,
  },
  'document-full': {
    code: 'INVALID',
    field: 'operations',
    message: ({ part }: { readonly part: keyof typeof documentLimits }) => fullSentences[part],
  },
  'no-saved-state': { code: 'NOT_FOUND', message: 'There is no such saved state.' },
  'no-build-list': { code: 'NOT_FOUND', message: 'There is no such build list.' },
  'too-many-build-lists': {
    code: 'CONFLICT',
    message: ({ most }: { readonly most: number }) => `At most ${most} build lists can be kept.`,
  },
} as const
