import { randomUUID } from 'node:crypto'
import type { PlainDatabase } from './plain-database.ts'

/**
 * Begins a new epoch, which tells browsers that the version numbers they know are from before the restore.
 * @param restoredTo ISO time of the moment that the backup holds
 */
export async function beginEpoch(database: PlainDatabase, restoredTo: string): Promise<void> {
  await database.query('update database_epoch set id = $1, restored_to = $2', [randomUUID(), restoredTo])
}
