import { readFileSync } from 'node:fs'

export const roles = [
  'anon',
  'outsider',
  'invitee',
  'removed',
  'viewer',
  'contributor',
  'admin',
  'co_owner',
  'owner',
  'site_admin',
] as const
export type MatrixRole = (typeof roles)[number]

type Cell = {
  readonly v: 'allow' | 'deny' | 'conditional'
  readonly status?: number | string | readonly number[]
}
type Row = { readonly id: string; readonly kind: string; readonly cells: Readonly<Record<MatrixRole, Cell>> }

/** The authorisation matrix: every operation for every role. */
export const matrix = (
  JSON.parse(readFileSync(new URL('./authorisation-matrix.json', import.meta.url), 'utf8')) as {
    readonly ops: readonly Row[]
  }
).ops

/** The answer that a cell expects: success, or one of these statuses. */
export function expectedStatuses({ v, status }: Cell): readonly number[] {
  if (v !== 'deny') return [200]
  return typeof status === 'number' ? [status] : (status as readonly number[])
}
