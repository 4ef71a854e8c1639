import type { Action } from '#domain/settlement/right'
import { type Permit, permitToChange, type ReadPermit } from '../access/permit.ts'
import { now } from '../configuration/clock.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlements } from '../db/locks.ts'
import type { CallContext } from '../rpc/api.ts'
import { findAnswer, keepAnswer, type Operation } from '../rpc/applied-operations.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { type Done, type Recorded, recordChange } from './record.ts'

type Parts = Pick<CallContext, 'database' | 'publish'>
/** The context of a procedure for members; the right was checked once already. */
type MemberParts<Allowed extends Action> = Parts & {
  readonly permit: ReadPermit<Allowed>
  readonly operation: Operation | null
}

/**
 * Runs a command of a member: lock, permit, command and history in one transaction; then announces the change.
 * @param others the other settlements in which the command writes, to be locked with the member's; the command is told which are locked
 */
export function changeSettlement<Answer, Allowed extends Action>(
  { permit: asked, operation, ...parts }: MemberParts<Allowed>,
  work: (tx: Tx, permit: Permit<Allowed>, at: number, locked: readonly string[]) => Promise<Done<Answer>>,
  others: (tx: Tx) => Promise<readonly string[]> = async () => [],
): Promise<Answer> {
  return runOnce(parts, operation, {
    settlementId: asked.settlementId,
    lock: async (tx) => lockSettlements(tx, [asked.settlementId, ...(await others(tx))], 'alone'),
    work: async (tx, at, rows) => {
      const settlement = rows.find(({ id }) => id === asked.settlementId)
      const permit = await permitToChange(tx, asked, settlement)
      const { settlementId, userId } = permit
      const locked = rows.map((row) => text(row, 'id'))
      return recordChange(tx, { settlementId, userId, at }, await work(tx, permit, at, locked))
    },
  })
}

type Work<Answer, Held> = {
  /**
   * The settlement that is locked; undefined for a new one. In this process the changes of one settlement wait for each other before
   * they take a connection.
   */
  readonly settlementId: string | undefined
  /** Takes every lock that the work needs; the same operation sent twice at once waits here for the first. */
  readonly lock: (tx: Tx) => Promise<Held>
  readonly work: (tx: Tx, at: number, held: Held) => Promise<Recorded<Answer>>
}

/** Carries out an operation, once for each id (I11), and announces the change. */
export async function runOnce<Answer, Held>(
  { database, publish }: Parts,
  operation: Operation | null,
  { settlementId, lock, work }: Work<Answer, Held>,
): Promise<Answer> {
  const carryOut = () =>
    database.transaction(async (tx): Promise<Recorded<Answer>> => {
      const at = now()
      const held = await lock(tx)
      const known = operation && (await findAnswer(tx, operation))
      if (known) return { answer: known.answer as Answer, changed: [] }
      const recorded = await work(tx, at, held)
      if (operation) await keepAnswer(tx, operation, { answer: recorded.answer, at })
      return recorded
    })
  const { answer, changed } = await (settlementId === undefined
    ? carryOut()
    : oneAfterAnother(database, settlementId, carryOut))
  publish(changed)
  return answer
}

/** The operation of a request that needs no right in a settlement: to create, join or restore one. */
export function operationOf(
  name: string,
  userId: string,
  input: { readonly operationId?: string | undefined },
): Operation | null {
  const { operationId } = input
  return operationId === undefined ? null : { userId, operationId, request: [name, input] }
}
