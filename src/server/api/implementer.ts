import { implement } from '@orpc/server'
import { contract } from '#contract/contract'
import type { Database } from '../db/database.ts'

/** What every procedure is given besides its input. */
export type ApiContext = {
  readonly database: Database
  /** Of the catalogue in use. */
  readonly catalogueVersion: string
}

export const api = implement(contract).$context<ApiContext>()
