import { formatNumber, plural } from '#contract/sentences/numbers'

const dayAndMonth = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const columns = {
  place: '#',
  day: 'Day',
  week: 'Week from',
  item: 'Item',
  player: 'Player',
  project: 'Project',
  task: 'Task',
  amount: 'Amount',
  approved: 'Approved',
  rejected: 'Rejected',
  times: 'Times',
  share: 'Share',
  rate: 'Rate',
  delivered: 'Delivered',
  target: 'Target',
} as const

/** Leaderboard and statistics of the Contribution Dashboard (CON-2). */
export const contributionStatisticsText = {
  all: 'What was approved',
  loading: 'Counting what was approved…',
  failed: 'The statistics could not be loaded',
  notNew: 'The newest numbers could not be loaded.',
  retry: 'Retry',
  empty: {
    title: 'Nothing was approved yet',
    hint: 'Who delivered how much is counted once a contribution is approved.',
  },
  asTable: (title: string) => `${title} as a table`,
  asChart: (title: string) => `${title} as a chart`,
  day: (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`)),
  range: {
    label: 'Since when',
    all: 'Since the first day',
    weeks: (weeks: number) => `Last ${formatNumber(weeks)} weeks`,
    days: (days: number) => `Last ${formatNumber(days)} days`,
  },
  download: 'Download',
  downloading: 'Counting…',
  downloadFailed: 'The statistics could not be downloaded',
  fileName: (day: string) => `contributions-${day}.csv`,
  csvColumns: ['Counted by', 'What', columns.approved, columns.amount],
  noProject: 'no project',
  perWeek: {
    title: 'Per week',
    note: 'approved amount, UTC',
    summary: (amount: number, weeks: number) =>
      `${formatNumber(amount)} approved in ${plural(weeks, 'week', 'weeks')}.`,
  },
  perProject: { title: 'Per project', note: 'approved amount, top 10' },
  columns,
  leaderboard: { title: 'Leaderboard', note: 'by approved quantity, top 10' },
  tasks: {
    title: 'Task progress',
    note: 'delivered of target, top 10',
    none: 'Nothing was delivered for the tasks that are there now.',
    progress: (task: string) => `Progress: ${task}`,
  },
  perDay: {
    title: 'Per day',
    note: (days: number) => `approved contributions, ${formatNumber(days)} days, UTC`,
    summary: (count: number, days: number) =>
      `${plural(count, 'contribution was', 'contributions were')} approved in ${formatNumber(days)} days.`,
  },
  perItem: { title: 'Per item', note: 'approved amount, top 10' },
  perPlayer: { title: 'Per player', note: 'approved amount, top 10' },
  rate: {
    title: 'Approval rate',
    note: (percent: number | null) =>
      percent === null ? 'by week' : `${formatNumber(percent)}% in all, by week`,
    none: 'Nothing was decided in the last eight weeks.',
    summary: (approved: number, rejected: number) =>
      `${formatNumber(approved)} approved, ${formatNumber(rejected)} rejected. An approval of a part is an approval.`,
  },
  percent: (percent: number) => `${formatNumber(percent)}%`,
  you: (name: string) => `${name} (you)`,
} as const
