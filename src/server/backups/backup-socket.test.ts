import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Backup } from './backup-folder.ts'
import { askForBackup, openBackupSocket } from './backup-socket.ts'

const silent = pino({ enabled: false })

test('R2: only the user who owns the data folder can ask for a backup: the socket has the mode 600', async () => {
  const folder = emptyFolder()
  const made: Backup = {
    name: 'one',
    folder,
    madeAt: 0,
    isChecked: true,
    brokenRules: [],
    secret: 'in the backup',
  }
  const close = await openBackupSocket({ make: async () => made }, folder, silent)
  onTestFinished(close)
  expect((statSync(join(folder, 'backup.sock')).mode & 0o777).toString(8)).toBe('600')
  expect(await askForBackup(folder)).toEqual({ name: 'one', brokenRules: [], secret: 'in the backup' })
})

test('R1, R2: whoever asks for a backup gets a sentence if the server ends meanwhile, and null if no server answers', async () => {
  const folder = emptyFolder()
  expect(await askForBackup(folder)).toBeNull()
  let noteAsked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    noteAsked = resolve
  })
  const never = () => {
    noteAsked()
    return new Promise<Backup>(() => {})
  }
  const end = await openBackupSocket({ make: never }, folder, silent)
  const answer = askForBackup(folder)
  await isAsked
  await end()
  expect(await answer).toEqual({
    sentence: 'No backup was made: the server ended while it made one. Start it and try again.',
  })
  expect(await askForBackup(folder)).toBeNull()
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-socket-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
