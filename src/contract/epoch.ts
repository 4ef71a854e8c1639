/**
 * The header in which the server says the epoch of the database, and a browser which one it knows: restoring a backup begins a
 * new one. A stream says it too, as an event of this name.
 */
export const epochHeader = 'bit-epoch'
export const epochEvent = 'epoch'

/** @param restoredTo when the backup was made with which this epoch began, epoch milliseconds; null in the first one */
export function epochText(id: string, restoredTo: number | null): string {
  return restoredTo === null ? id : `${id}@${restoredTo}`
}

/** The moment to which the database was set back, epoch milliseconds; null in its first epoch. */
export function restoredToIn(epoch: string): number | null {
  const [, at] = epoch.split('@')
  return at === undefined ? null : Number(at)
}
