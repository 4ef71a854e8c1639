/** The error for a backup that is incomplete or does not fit together. */
export function backupFault(message: string): Error {
  return Object.assign(new Error(message), { name: 'BackupFault' })
}
