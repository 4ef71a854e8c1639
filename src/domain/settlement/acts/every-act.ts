import { acts } from './acts.ts'
import { ledgerActs } from './ledger-acts.ts'

/** Everything that a member can do and that may wait in a browser's queue, by the name of its procedure (BEY-11). */
const everyAct = { ...acts, ...ledgerActs }

export type EveryActName = keyof typeof everyAct
export type EveryActInput<Name extends EveryActName> = Parameters<(typeof everyAct)[Name]['run']>[1]
