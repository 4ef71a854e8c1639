import { describeError } from '../configuration/log.ts'
import type { SecretPlace } from './beside-the-database.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { whyFailed } from './why-failed.ts'

/** A backup to make, in a process of its own: it needs memory that it gives back, and seconds of a processor. */
export type BackupOrder = {
  readonly into: string
  readonly source: BackupSource
  readonly secret: SecretPlace
}

/** `sentence` tells the operator why; null where nobody but a developer can mend it. */
export type BackupEnd =
  | { readonly type: 'made'; readonly name: string }
  | { readonly type: 'failed'; readonly sentence: string | null; readonly error: unknown }

process.once('message', async (order: BackupOrder) => {
  const end: BackupEnd = await makeBackup(order.into, order.source, order.secret).then(
    (name) => ({ type: 'made', name }),
    (error: unknown) => ({ type: 'failed', sentence: whyFailed(error), error: describeError(error) }),
  )
  process.send?.(end, () => process.disconnect())
})
