import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatTime } from './format.ts'
import { notYours } from './not-yours.ts'

/** Templates of projects (PRJ-5), and of how tasks are dealt out (TSK-4). */
export const templatesText = {
  loading: 'Loading templates…',
  failed: 'The templates could not be loaded',
  retry: 'Retry',
  close: 'Close',
  chooseOne: 'Choose a template first.',
  notYours,
  delete: { ask: 'Delete', question: 'Delete this template?', yes: 'Delete', no: 'Keep' },
  deleteOne: (name: string) => `Delete the template ${name}`,
  deleted: (name: string) => `"${name}" was deleted.`,
  deleteFailed: 'The template could not be deleted',
  undo: 'Undo',
  restored: (name: string) => `"${name}" is back.`,
  restoreFailed: 'The template could not be restored',
  lately: (count: number) => `Recently deleted (${formatNumber(count)})`,
  deletedAt: (at: string, days: number) =>
    `deleted ${formatTime(at)} · can be restored for ${plural(days, 'day', 'days')}`,
  restore: 'Restore',
  restoreOne: (name: string) => `Restore the template ${name}`,
  save: {
    title: 'Save as template',
    nameEmpty: 'Please give the template a name.',
    description: 'Description (optional)',
    button: 'Save template',
    failed: 'The template could not be saved',
    done: (name: string) => `"${name}" was saved as a template. "Create from…" starts projects from it.`,
  },
  start: {
    title: 'Start a project from a template',
    list: 'Project templates',
    none: 'No templates yet.',
    noneHint: 'Open ⋯ of a project and choose "Save as template": its items, recipes and priority are kept.',
    items: (count: number) => plural(count, 'item', 'items'),
    item: (quantity: number, name: string) => `${formatNumber(quantity)} x ${name}`,
    contents: 'What it begins with',
    gone: (count: number) =>
      `${plural(count, 'item is', 'items are')} no longer in the game data and will be left out.`,
    allGone: 'None of its items is in the game data any more.',
    follows: 'Its tasks are made, and what is free in the stock is reserved for it at once.',
    button: 'Start project',
    failed: 'The project could not be started',
    done: (name: string, template: string) => `"${name}" was started from the template "${template}".`,
  },
  assign: {
    list: 'Assignment templates',
    none: 'No templates yet. Make one: it keeps whom tasks go to, and how many each gets.',
    choose: 'Template',
    fresh: 'New template',
    most: (count: number) => `at most ${plural(count, 'open task', 'open tasks')} each`,
    balanced: 'fewest open tasks first',
    inTurn: 'in the order of the players',
    leastLoaded: (players: number) => `the ${formatNumber(players)} players with the fewest open tasks`,
    to: (names: readonly string[]) => names.join(', '),
    left: (count: number) => `${plural(count, 'player has', 'players have')} left`,
    unable: (count: number) => `${plural(count, 'player', 'players')} cannot be given tasks now`,
    allLeft: (players: number) =>
      `None of its players can be given tasks now, so it goes to the ${formatNumber(players)} with the fewest open tasks.`,
    name: 'Name',
    nameEmpty: 'Please give the template a name.',
    description: 'Description (optional)',
    perPlayer: 'Open tasks per player',
    perPlayerHint: (least: number, most: number) =>
      `${formatNumber(least)} to ${formatNumber(most)}, with those that they have already`,
    balance: 'Balance workload: fewest open tasks first',
    players: 'Preferred players',
    playersHint: (players: number) =>
      `With nobody chosen, it goes to the ${formatNumber(players)} with the fewest open tasks.`,
    button: 'Save template',
    failed: 'The template could not be saved',
  },
} as const
