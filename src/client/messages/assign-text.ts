import { formatNumber, plural } from '#contract/sentences/numbers'
import type { Preset } from '#domain/settlement/assigning/spread'
import type { Ground, Warning } from '#domain/settlement/assigning/suggestions'
import type { TaskKind } from '#domain/settlement/ledger-rows'

const kinds: Readonly<Record<TaskKind, string>> = {
  craft: 'Craft',
  gather: 'Gather',
  collect: 'Collect',
  hand: 'Do',
  trade: 'Trade for',
  build: 'Build',
  research: 'Research',
}
const reasons: Readonly<Record<Ground, string>> = {
  idle: 'No active tasks',
  light: 'Few active tasks',
  experienced: 'Has done such tasks',
  specialist: 'Mostly does such tasks',
  building: 'Has used this building',
}
const warnings: Readonly<Record<Warning, string>> = {
  busy: '4 or more active tasks',
  overdue: 'Has overdue tasks',
  full: 'Has as much as the options allow',
  level: 'Has a level that is too low for it',
}
const presets: Readonly<Record<Preset, string>> = {
  balanced: 'Balanced',
  skillBased: 'Skill-based: craft tasks',
  urgent: 'Urgent priority: high priority tasks',
  gathering: 'Gathering focus: gather tasks',
}

/** Who does what: the Assignments tab and its dialog (TSK-3, TSK-4). */
export const assignText = {
  hint: 'Give tasks to members and to players without an account, one by one or many at once.',
  none: 'There are no open tasks. Projects make them.',
  counts: (open: number, unassigned: number, overdue: number) =>
    `${plural(open, 'open task', 'open tasks')} · ${formatNumber(unassigned)} unassigned · ${formatNumber(open - unassigned)} assigned · ${formatNumber(overdue)} overdue`,
  open: 'Assign tasks',
  notYours: 'Your role does not allow assigning tasks.',
  title: 'Task Assignment Interface',
  close: 'Close',
  mode: 'Mode',
  modes: { single: 'Single', bulk: 'Bulk', template: 'Template' },
  search: 'Search tasks',
  clearSearch: 'Clear the search',
  filter: 'Which tasks',
  filters: { all: 'All tasks', unassigned: 'Unassigned', assigned: 'Assigned', overdue: 'Overdue' },
  tasks: 'Open tasks',
  noTasks: 'No such tasks.',
  people: 'Players',
  most: (count: number) => `at most ${formatNumber(count)} on a task`,
  unassigned: 'unassigned',
  notAssignable: 'Has this task, but cannot be given tasks any more',
  assignedTo: (names: readonly string[]) => names.join(', '),
  score: (score: number) => `${formatNumber(score)}%`,
  load: (open: number, hours: number) =>
    open === 0
      ? 'no active tasks'
      : `${plural(open, 'active task', 'active tasks')} · ${formatNumber(hours)} h`,
  projects: (count: number) => plural(count, 'project', 'projects'),
  highCapacity: 'High Capacity',
  taskKinds: (of: readonly TaskKind[]) => of.map((kind) => kinds[kind].toLowerCase()).join(', '),
  reasons,
  warnings,
  choose: 'Choose a task first.',
  gone: 'This task is no longer open. What you chose is kept here.',
  due: 'Due date',
  notes: 'Notes',
  save: 'Save',
  submit: (count: number) =>
    count === 0 ? 'Assign to nobody' : `Assign to ${plural(count, 'player', 'players')}`,
  advanced: 'Advanced options',
  options: {
    maxTasks: 'Tasks per player',
    maxHours: 'Hours per player',
    balanceWorkload: 'Balance workload',
    matchSkills: 'Match skills',
  },
  preset: 'Preset strategies',
  presets,
  whoGets: 'Who gets what',
  notYet: 'Nothing is assigned yet.',
  noneFree: 'No such task is free.',
  nobodyGets: 'Nobody gets a task: choose tasks, and players who have room.',
  afterwards: (before: number, after: number) =>
    `${formatNumber(before)} active, then ${formatNumber(after)}`,
  leftOver: (count: number) => `${plural(count, 'task stays', 'tasks stay')} unassigned.`,
  submitMany: (count: number) => `Assign ${plural(count, 'task', 'tasks')}`,
  failed: 'Failed to assign task',
  done: (count: number) => `${plural(count, 'task', 'tasks')} assigned.`,
  saved: 'Saved.',
  undo: 'Undo',
  notUndone: 'It could not be undone',
} as const
