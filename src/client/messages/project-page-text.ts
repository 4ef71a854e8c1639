import { formatNumber } from '#contract/sentences/numbers'

/** A project's own page (PRJ-1 to PRJ-6, BEY-3). */
export const projectPageText = {
  all: 'All projects',
  toAll: 'Back to all projects',
  gone: {
    title: 'This project is not here',
    hint: 'Somebody has deleted or archived it, or the address is not right. What was put away stands at the foot of all projects and can be brought back from there.',
    line: (name: string) =>
      `"${name}" is gone: somebody has deleted or archived it. It can be brought back at the foot of all projects.`,
  },
  served: (place: number, all: number) =>
    all === 1
      ? 'the only project'
      : `served ${place === 1 ? 'first' : `${ordinal(place)} of ${formatNumber(all)}`}`,
  servedTitle: 'The order in which stock goes to projects: first by priority, then by place.',
  working: 'Who works on it',
  nobody: 'nobody works on it yet',
  percentTitle: (done: number, all: number) =>
    `${formatNumber(done)} of ${formatNumber(all)} pieces are done, over all its tasks`,
  doneTitle: 'Done over all its tasks; it stays done when it is used up in crafts',
  nowTitle: 'Can be gathered or crafted now: the ingredients are held for the project, or free',
  missingTitle: 'Missing, and waits for other tasks of the project',
  legend: (amount: number, word: string) => `${formatNumber(amount)} ${word}`,
  items: {
    title: 'Items',
    change: 'Change…',
    changeOf: (name: string) => `Change the items of ${name}`,
    none: 'It has no items yet. Add the first, and its tasks are made.',
    wanted: (quantity: number, name: string, finished: number) =>
      finished > 0
        ? `${formatNumber(finished)} of ${formatNumber(quantity)} x ${name}`
        : `${formatNumber(quantity)} x ${name}`,
  },
  tasks: {
    title: 'Tasks',
    empty: 'Tasks come with the project’s items.',
    list: (group: string) => `${group}: tasks of the project`,
  },
  steps: {
    title: 'Build Steps',
    hint: 'from what it holds, in the order in which it can be done',
    none: 'All Set! Nothing is left to gather or craft.',
  },
  notes: {
    title: 'Notes',
    none: 'No notes yet.',
    edit: 'Edit notes',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The notes could not be saved',
    changed: 'Somebody else has changed the notes meanwhile. Saving puts yours in their place:',
    waiting: 'Saving…',
  },
} as const

function ordinal(place: number): string {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ]
  return words[place - 1] ?? `no. ${formatNumber(place)}`
}
