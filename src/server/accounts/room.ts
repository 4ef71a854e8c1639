import type { Logger } from 'pino'
import type { CallerOf } from '../access/caller.ts'
import type { Provider } from '../configuration/providers.ts'
import type { Database } from '../db/database.ts'
import type { DevelopmentIssuer } from './development/issuer.ts'
import type { Doors } from './doors.ts'
import type { Ways } from './ways/library-options.ts'

/** What everything about accounts works with. */
export type AccountsRoom = {
  readonly log: Logger
  readonly database: Database
  readonly publicOrigin: string
  readonly secret: string
  readonly callerOf: CallerOf
  readonly providers: readonly Provider[]
  readonly ways: Ways
  readonly doors: Doors
  /** Where it is not offered, it does not exist. */
  readonly development: DevelopmentIssuer | null
}
