import { isStartFailure } from '../configuration/start-failure.ts'
import { isOutOfReach } from '../db/out-of-reach.ts'

/** Why a backup or a restore failed, as a sentence for the operator; null where it is a bug. */
export function whyFailed(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This may not be written: ${error.message}.`
  if (isOutOfReach(error)) return `The database cannot be reached: ${error.message}.`
  if (error.name === 'BackupFault') return `Something is wrong: ${error.message}.`
  return isStartFailure(error) ? error.message : null
}
