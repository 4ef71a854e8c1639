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
  /** What a denied call answers. Nine cells have the text “field-absent”: the answer lacks a field (`user.read_other_private`). */
  readonly status?: number | string | readonly number[]
  /** Of a conditional cell: what the call answers where the condition does not hold. */
  readonly else?: number | readonly number[]
}
export type Row = {
  readonly id: string
  readonly kind: string
  readonly cells: Readonly<Record<MatrixRole, Cell>>
}

/** The authorisation matrix: every operation for every role. */
export const matrix = (
  JSON.parse(readFileSync(new URL('./authorisation-matrix.json', import.meta.url), 'utf8')) as {
    readonly ops: readonly Row[]
  }
).ops

/**
 * The answer that a cell expects where its condition, if any, holds: success, or one of these statuses. Not for a cell with
 * “field-absent”, which is no status: its row is tried elsewhere.
 */
export function expectedStatuses({ v, status }: Cell): readonly number[] {
  if (v !== 'deny') return [200]
  return typeof status === 'number' ? [status] : (status as readonly number[])
}

/** The roles whose cells have a condition, each with the answers that it expects where that does not hold. */
export function otherStatuses({ cells }: Row): readonly (readonly [MatrixRole, readonly number[]])[] {
  return roles.flatMap((role) => {
    const { v, else: other = [] } = cells[role]
    return v === 'conditional' ? [[role, typeof other === 'number' ? [other] : other] as const] : []
  })
}
