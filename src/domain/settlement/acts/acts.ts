import { memberActs } from './members.ts'
import { playerActs } from './players.ts'
import { settlementActs } from './settlement.ts'
import { storageActs } from './storages.ts'
import { wayBackActs } from './ways-back.ts'

/** Every act outside the ledger, by the name of its procedure. */
export const acts = { ...settlementActs, ...memberActs, ...playerActs, ...storageActs, ...wayBackActs }

export type ActName = keyof typeof acts
export type ActInput<Name extends ActName> = Parameters<(typeof acts)[Name]['run']>[1]
