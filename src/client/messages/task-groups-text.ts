/** The groups in which a project's tasks stand: on its own page, and for those with whom it is shared (TSK-1, SET-9). */
export const taskGroupsText = {
  groups: { ready: 'Ready now', waiting: 'Waiting', done: 'Done' },
  none: {
    ready: 'Nothing can be done right now.',
    waiting: 'Nothing waits.',
    done: 'Nothing is done yet.',
  },
} as const
