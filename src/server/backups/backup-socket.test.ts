import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Backup } from './backup-folder.ts'
import { askForBackup, openBackupSocket } from './backup-socket.ts'

test('R2: a backup is asked for by whom the data folder belongs to, and by nobody else on the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-socket-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const made: Backup = {
    name: 'one',
    folder,
    madeAt: 0,
    isChecked: true,
    brokenRules: [],
    secret: 'in the backup',
  }
  const close = await openBackupSocket({ make: async () => made }, folder, pino({ enabled: false }))
  onTestFinished(close)
  expect((statSync(join(folder, 'backup.sock')).mode & 0o777).toString(8)).toBe('600')
  expect(await askForBackup(folder)).toEqual({ name: 'one', brokenRules: [], secret: 'in the backup' })
})
