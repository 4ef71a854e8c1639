import { implement } from '@orpc/server'
import { contract } from '#contract/contract'
import type { WhoCalls } from '../access/caller.ts'
import type { AccountsRoom } from '../accounts/room.ts'
import type { CatalogueRoom } from '../catalogue/room.ts'
import type { Database } from '../db/database.ts'
import type { SettlementRoom } from '../settlements/room.ts'
import type { UserDataRoom } from '../user-data/room.ts'

/** What every procedure is given besides its input. */
export type ApiContext = {
  readonly database: Database
  readonly catalogueRoom: CatalogueRoom
  readonly accountsRoom: AccountsRoom
  readonly userDataRoom: UserDataRoom
  readonly settlementRoom: SettlementRoom
  /** Where the call comes from, to count it against. */
  readonly address: string
  /** Whether the call was made on this machine, through no proxy. */
  readonly isLocal: boolean
  /** Does it once the answer is through, or its connection is closed. */
  readonly whenAnswered: (work: () => void) => void
} & WhoCalls

export const api = implement(contract).$context<ApiContext>()
