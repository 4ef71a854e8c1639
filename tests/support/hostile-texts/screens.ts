import type { HostileField } from './fields.ts'
import type { HostilePlace, HostileRow } from './fill-place.ts'

/** An address, and the fields of which it shows every text, or some. */
export type HostileScreen = {
  readonly path: string
  readonly shows: readonly HostileField[]
  /** How many of their texts it shows at least; without it, all of them. */
  readonly some?: number
  /** A text by which the screen is known where it shows none of them. */
  readonly says?: string
  /** The one text that it shows; without it, every text of the fields. */
  readonly text?: string
}

/** The parts of a settlement's page as its owner sees them. */
export const listScreens: readonly HostileScreen[] = [
  { path: '/settlement', shows: ['project name'], some: 1 },
  { path: '/settlement/my-tasks', shows: ['item name'], some: 1 },
  { path: '/settlement/settlements', shows: ['settlement name'], some: 1 },
  { path: '/settlement/projects', shows: ['project name'] },
  { path: '/settlement/tasks', shows: ['task title', 'item name', 'project name'] },
  { path: '/settlement/contributions', shows: ['item name'] },
  { path: '/settlement/contributions?view=approved', shows: ['item name'], some: 1 },
  { path: '/settlement/contributions?view=rejected', shows: ['item name'] },
  { path: '/settlement/contributions?view=leaderboard', shows: [], says: 'Ada' },
  { path: '/settlement/contributions?view=statistics', shows: ['item name'], some: 1 },
  { path: '/settlement/inventory', shows: ['item name', 'place name'] },
  { path: '/settlement/inventory/history', shows: ['stock note', 'place name'] },
  { path: '/settlement/inventory/orders', shows: ['item name'] },
  { path: '/settlement/inventory/counting', shows: [], says: 'Every piece is in one place' },
  { path: '/settlement/users', shows: ['player name'] },
  { path: '/settlement/debug', shows: [], says: 'Emergency Recovery' },
]

/** The screens of single projects, tasks, contributions and items, each with one text. */
export function ownScreens({ rows }: HostilePlace): readonly HostileScreen[] {
  return rows.flatMap(
    ({ text, projectId, taskId, pendingId, rejectedId, itemId }: HostileRow): HostileScreen[] => [
      {
        text,
        path: `/settlement/projects/${projectId}`,
        shows: ['project name', 'project description', 'project notes', 'item name'],
      },
      {
        text,
        path: `/settlement/tasks?task=${taskId}`,
        shows: ['task title', 'task description', 'task notes'],
      },
      {
        text,
        path: `/settlement/contributions?contribution=${pendingId}`,
        shows: ['delivery notes', 'delivery proof'],
      },
      {
        text,
        path: `/settlement/contributions?view=rejected&contribution=${rejectedId}`,
        shows: ['review reason'],
      },
      { text, path: `/settlement/inventory?item=${itemId}`, shows: ['item name', 'place name'] },
    ],
  )
}
