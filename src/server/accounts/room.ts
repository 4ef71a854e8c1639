import type { Logger } from 'pino'
import type { FindCaller } from '../access/caller.ts'
import type { Provider } from '../configuration/providers.ts'
import type { Database } from '../db/database.ts'
import type { AuthByOrigin } from './auth-by-origin.ts'
import type { DevelopmentIssuer } from './development/issuer.ts'
import type { SignInMethods } from './sign-in-methods/library-options.ts'

/** What the parts of the accounts room work with. */
export type AccountsRoom = {
  readonly log: Logger
  readonly database: Database
  readonly publicOrigin: string
  readonly secret: string
  readonly findCaller: FindCaller
  readonly providers: readonly Provider[]
  readonly signInMethods: SignInMethods
  readonly authByOrigin: AuthByOrigin
  /** null if it is not offered. */
  readonly development: DevelopmentIssuer | null
}
