import type { Replies } from '../../../../api/ask.ts'

/** What was approved, as the server counts it (CON-2). */
export type Statistics = Replies['getContributionStatistics']

/** What a file contains of them. */
export type FiledStatistics = Pick<Statistics, 'perWeek' | 'perItem' | 'perPlayer' | 'perProject'>
