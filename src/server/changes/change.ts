import type { Action } from '#domain/settlement/right'
import { type Permit, permitToChange, type ReadPermit } from '../access/permit.ts'
import { now } from '../configuration/clock.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import type { CallContext } from '../rpc/api.ts'
import { findAnswer, keepAnswer, type Operation } from '../rpc/applied-operations.ts'
import { type Done, type Recorded, recordChange } from './record.ts'

type Parts = Pick<CallContext, 'database' | 'publish'>
/** What a procedure for members is given: the right it asks for was looked at once already. */
type MemberParts<Allowed extends Action> = Parts & {
  readonly permit: ReadPermit<Allowed>
  readonly operation: Operation | null
}

/** Changes a settlement by a command, as one of its members: lock, permit, command, history, all in one transaction; then tells everyone. */
export function changeSettlement<Answer, Allowed extends Action>(
  { permit: asked, operation, ...parts }: MemberParts<Allowed>,
  work: (tx: Tx, permit: Permit<Allowed>, at: number) => Promise<Done<Answer>>,
): Promise<Answer> {
  return runOnce(parts, operation, {
    lock: (tx) => lockSettlement(tx, asked.settlementId),
    work: async (tx, at, settlement) => {
      const permit = await permitToChange(tx, asked, settlement)
      const { settlementId, userId } = permit
      return recordChange(tx, { settlementId, userId, at }, await work(tx, permit, at))
    },
  })
}

type Work<Answer, Held> = {
  /** Takes every lock the work needs, so that the same operation sent twice at once waits here for its own answer. */
  readonly lock: (tx: Tx) => Promise<Held>
  readonly work: (tx: Tx, at: number, held: Held) => Promise<Recorded<Answer>>
}

/** Carries out what was asked for, once for each of its ids (I11), and tells those who look on. */
export async function runOnce<Answer, Held>(
  { database, publish }: Parts,
  operation: Operation | null,
  { lock, work }: Work<Answer, Held>,
): Promise<Answer> {
  const { answer, changed } = await database.transaction(async (tx): Promise<Recorded<Answer>> => {
    const at = now()
    const held = await lock(tx)
    const known = operation && (await findAnswer(tx, operation))
    if (known) return { answer: known.answer as Answer, changed: [] }
    const recorded = await work(tx, at, held)
    if (operation) await keepAnswer(tx, operation, { answer: recorded.answer, at })
    return recorded
  })
  publish(changed)
  return answer
}

/** An operation of somebody who asks for no settlement's right: to create one, to join, to bring one back. */
export function operationOf(
  name: string,
  userId: string,
  input: { readonly operationId?: string | undefined },
): Operation | null {
  const { operationId } = input
  return operationId === undefined ? null : { userId, operationId, request: [name, input] }
}
