import * as z from 'zod'
import { settlementId } from './act-input.ts'
import { procedure } from './procedure.ts'

const day = z.iso.date()
const name = z.string().nullable()

/** What was approved is counted by the ledger's entries: what was taken back since does not count. */
export const getContributionStatistics = procedure(
  'getContributionStatistics',
  'Says what was approved per day, week, item, player, project and task, and how many of the decided contributions were approved. It counts all contributions, those of a task or those of a person, since the first day or since a later one. Days are UTC.',
)
  .input(
    z.strictObject({
      settlementId,
      taskId: z.uuid().optional(),
      /** A member by user id. */
      userId: z.uuid().optional(),
      /** A named player. */
      playerId: z.uuid().optional(),
      since: day.optional(),
      /** How many items, players, projects and tasks are sent at most: those with the largest amounts. */
      limit: z.int().min(1).max(1_000).default(10),
      /** How many of each are passed over first, for those who read all of them. */
      skip: z.int().min(0).max(1_000_000).default(0),
    }),
  )
  .output(
    z.strictObject({
      /** The server's day. */
      today: day,
      amount: z.int(),
      /** The days on which something was approved, of the last `shownDays` days (`contribution-days.ts`). */
      perDay: z.array(z.strictObject({ day, contributions: z.int(), amount: z.int() })),
      /** By Monday, every week in which something was approved. */
      perWeek: z.array(z.strictObject({ week: day, contributions: z.int(), amount: z.int() })),
      /** The items with the largest amounts. */
      perItem: z.array(z.strictObject({ itemId: z.string(), contributions: z.int(), amount: z.int() })),
      /** The people who delivered most; `name` is null for deleted accounts and players. */
      perPlayer: z.array(
        z.strictObject({
          /** null for a named player. */
          byNo: z.int().nullable(),
          playerId: z.uuid().nullable(),
          name,
          contributions: z.int(),
          amount: z.int(),
        }),
      ),
      /** The projects for which most was delivered, ended ones too; for tasks of none all is null. */
      perProject: z.array(
        z.strictObject({
          projectId: z.uuid().nullable(),
          name,
          contributions: z.int(),
          amount: z.int(),
        }),
      ),
      /** The tasks of which the largest part was delivered. */
      perTask: z.array(
        z.strictObject({
          taskId: z.uuid(),
          /** null for a generated task, which is called by its kind, target and item. */
          title: name,
          itemId: z.string(),
          amount: z.int(),
          target: z.int(),
        }),
      ),
      /** How many contributions were decided; one that was approved in part counts as approved. */
      decided: z.strictObject({
        approved: z.int(),
        rejected: z.int(),
        /** By Monday, the weeks in which something was decided, of the last `shownWeeks` weeks (`contribution-days.ts`). */
        perWeek: z.array(z.strictObject({ week: day, approved: z.int(), rejected: z.int() })),
      }),
    }),
  )
