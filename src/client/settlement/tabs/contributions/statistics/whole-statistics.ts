import { ask, type Inputs } from '../../../../api/ask.ts'
import { networkTimeOut } from '../../../../api/network-time-out.ts'
import type { FiledStatistics } from './statistics.ts'

/** The most that the server answers at once of each kind. */
const mostRows = 1_000

/** The statistics with every item, player and project, read in batches. */
export async function readWholeStatistics(
  question: Inputs['getContributionStatistics'],
): Promise<FiledStatistics> {
  const read = (skip: number) =>
    ask('getContributionStatistics', { ...question, limit: mostRows, skip }, { signal: networkTimeOut() })
  const batches = [await read(0)]
  while (isFull(batches.at(-1)!)) batches.push(await read(batches.length * mostRows))
  return {
    perWeek: batches[0]!.perWeek,
    perItem: batches.flatMap(({ perItem }) => perItem),
    perPlayer: batches.flatMap(({ perPlayer }) => perPlayer),
    perProject: batches.flatMap(({ perProject }) => perProject),
  }
}

function isFull({ perItem, perPlayer, perProject }: FiledStatistics): boolean {
  return [perItem, perPlayer, perProject].some(({ length }) => length === mostRows)
}
