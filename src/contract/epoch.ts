/**
 * The header in which the server says the epoch of the database, and a browser says which epoch it knows: restoring a backup begins a
 * new one. A stream says the epoch as the event below.
 */
export const epochHeader = 'bit-epoch'
export const epochEvent = 'epoch'

/** An epoch as it is sent. @param restoredTo when the backup was made that began this epoch, epoch milliseconds; null in the first */
export function epochText(id: string, restoredTo: number | null): string {
  return restoredTo === null ? id : `${id}@${restoredTo}`
}

/** The moment to which the database was set back, epoch milliseconds; null in its first epoch. */
export function restoredToIn(epoch: string): number | null {
  const [, at] = epoch.split('@')
  return at === undefined ? null : Number(at)
}
