import type { Replies } from '../../../../api/ask.ts'

/** What was approved, as the server counts it (CON-2). */
export type Statistics = Replies['getContributionStatistics']

/** The part of the statistics that a file contains. */
export type FiledStatistics = Pick<Statistics, 'perWeek' | 'perItem' | 'perPlayer' | 'perProject'>
