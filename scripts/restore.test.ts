import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function restore(...given: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', ...given], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('R2: a mistyped option of the restore, --lst, is refused with a sentence', () => {
  expect(restore('--lst')).toEqual({
    status: 1,
    stderr:
      "Unknown option '--lst'. Nothing was changed; npm run restore -- --help says what can be given.\n",
  })
})

test('R2: where two backups are named, neither is restored', () => {
  expect(restore('monday', 'tuesday')).toEqual({
    status: 1,
    stderr: 'Only one backup can be restored, not 2: monday, tuesday.\n',
  })
})
