/** What a backup holds does not fit together. */
export function backupFault(message: string): Error {
  return Object.assign(new Error(message), { name: 'BackupFault' })
}
