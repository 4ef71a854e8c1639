import { formatNumber, plural } from '#contract/sentences/numbers'

/** What the overview of a settlement says of its work and its stock (SET-1). */
export const overviewText = {
  loading: 'Loading the items’ names…',
  failed: 'What waits for you could not be shown: the game data of this settlement did not arrive.',
  retry: 'Retry',
  waits: {
    title: 'Waits for you',
    list: 'Your tasks that can be done now',
    ready: (count: number) => `${formatNumber(count)} ready`,
    now: 'can be done now',
    byHand: 'to do',
    open: (title: string) => `Show ${title} under My tasks`,
    more: (ready: number, waiting: number) =>
      [
        ready > 0 && `${formatNumber(ready)} more of yours can be done.`,
        waiting > 0 &&
          `${formatNumber(waiting)} of yours ${waiting === 1 ? 'waits' : 'wait'} for ingredients.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    toMine: 'My tasks',
    none: 'Nothing waits for you.',
    find: (count: number) =>
      count === 1
        ? 'One task is ready and nobody has it.'
        : `${formatNumber(count)} tasks are ready and nobody has them.`,
    toTasks: 'Find a task',
    noTasks: 'Tasks come with the items of projects.',
  },
  projects: {
    title: 'Projects',
    list: 'Projects, in the order in which stock goes to them',
    order: 'in the order in which stock goes to them',
    readyAndWaiting: (ready: number, waiting: number) =>
      `${formatNumber(ready)} ready · ${formatNumber(waiting)} waiting`,
    all: (count: number) => `All projects (${formatNumber(count)})`,
    none: 'No project is going on. A project says what the settlement wants to have; its tasks follow by themselves.',
    noneViewer: 'No project is going on.',
    create: 'Create the first',
    noItems: 'no items yet',
  },
  holdsUp: {
    title: 'Holds up the most',
    hint: 'get these first',
    tasks: (count: number) => (count === 1 ? '1 task waits' : `${formatNumber(count)} tasks wait`),
    open: (title: string) => `Show ${title}`,
  },
  stock: {
    title: 'Low stock',
    below: (threshold: number) => `available below ${formatNumber(threshold)}`,
    list: 'Items of which little is available',
    available: 'Available',
    of: 'of',
    all: (count: number) => `All ${formatNumber(count)}`,
    nothingLow: (kinds: number) => `Nothing is low among ${plural(kinds, 'kind', 'kinds')}.`,
    empty: 'The stock is empty. Enter what lies in your chests, and projects take from it.',
    enter: 'Enter the stock',
    open: (name: string) => `Show ${name} in the inventory`,
  },
} as const
