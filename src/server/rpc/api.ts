import { implement } from '@orpc/server'
import { contract } from '#contract/contract'
import type { Database } from '../db/database.ts'
import type { CallerResult } from './caller.ts'
import type { Changed } from './moved.ts'

/** What every procedure is given besides its input. What one room alone needs is handed to its procedures themselves. */
export type CallContext = {
  readonly database: Database
  /** Tells everybody who looks on, once what moved is committed. */
  readonly tell: (moved: readonly Changed[]) => void
  /** Where the call comes from, to count it against. */
  readonly address: string
  /** Whether the call was made on this machine, through no proxy. */
  readonly isLocal: boolean
  /** Does it once the answer is through, or its connection is closed. */
  readonly whenAnswered: (work: () => void) => void
} & CallerResult

export const api = implement(contract).$context<CallContext>()
