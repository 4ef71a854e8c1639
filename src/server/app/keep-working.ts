import { keepSweepingSettlements } from '../changes/sweep.ts'
import { keepNotifying } from '../notifications/keep-notifying.ts'
import { keepSweeping } from '../user-data/sweep.ts'
import { keepPosting } from '../webhooks/keep-posting.ts'
import type { Part } from './stop-all.ts'

type WorkParts = Parameters<typeof keepSweeping>[0] &
  Parameters<typeof keepNotifying>[0] &
  Parameters<typeof keepPosting>[0]

/** Starts the background work on data that all processes share. Called last: a server that cannot have its ports does none of it. */
export function keepWorking(parts: WorkParts): readonly Part[] {
  parts.log.debug('background work begins')
  return [
    { name: 'deletion of old saved data', stop: keepSweeping(parts) },
    { name: 'deletion of old rows of settlements', stop: keepSweepingSettlements(parts) },
    { name: 'notifications of due tasks', stop: keepNotifying(parts) },
    { name: 'posts to Discord', stop: keepPosting(parts) },
  ]
}
