import { type LedgerActName, ledgerActs } from '#domain/settlement/acts/ledger-acts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { type HandlerOf, handlerOf } from './act-procedure.ts'
import type { ActInput } from './act-runner.ts'
import type { LedgerKeeper } from './ledger-keeper.ts'
import { type AnyLedgerAct, ledgerRunner } from './ledger-runner.ts'
import { performAct } from './perform-act.ts'

/** Makes the procedure of an act of the ledger: one line in a room's `procedures.ts`. */
export function ledgerProcedureOf<Name extends LedgerActName>(
  keeper: LedgerKeeper,
  name: Name,
): HandlerOf<Name> {
  const act = ledgerActs[name] as unknown as AnyLedgerAct
  return handlerOf(name, act.action, (input, userId) => ledgerRunner({ keeper, act, input, userId }))
}

/** Performs an act of the ledger as a part of another procedure that the caller asked for. @throws the act's refusal */
export function performLedgerAct(
  context: CallContext & { readonly caller: Caller },
  keeper: LedgerKeeper,
  name: LedgerActName,
  input: ActInput,
): Promise<unknown> {
  const act = ledgerActs[name] as unknown as AnyLedgerAct
  const { userId } = context.caller
  return performAct(context, name, input, (own) => ledgerRunner({ keeper, act, input: own, userId }))
}
