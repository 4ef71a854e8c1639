import { formatNumber } from '#contract/sentences/numbers'

/** Texts that lists of a project's tasks and steps have in common: on its own page, and for those with whom it is shared (TSK-1, SET-9). */
export const projectListsText = {
  groups: { ready: 'Ready now', waiting: 'Waiting', done: 'Done' },
  none: {
    ready: 'Nothing can be done right now.',
    waiting: 'Nothing waits.',
    done: 'Nothing is done yet.',
  },
  more: (count: number) => `Show ${formatNumber(count)} more`,
} as const
