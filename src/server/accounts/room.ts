import type { Logger } from 'pino'
import type { FindCaller } from '../access/caller.ts'
import type { Provider } from '../configuration/providers.ts'
import type { Database } from '../db/database.ts'
import type { AuthByOrigin } from './auth-by-origin.ts'
import type { DevelopmentIssuer } from './development/issuer.ts'
import type { SignInMethods } from './sign-in-methods/library-options.ts'

/** What everything about accounts works with. */
export type AccountsRoom = {
  readonly log: Logger
  readonly database: Database
  readonly publicOrigin: string
  readonly secret: string
  readonly findCaller: FindCaller
  readonly providers: readonly Provider[]
  readonly signInMethods: SignInMethods
  readonly authByOrigin: AuthByOrigin
  /** Where it is not offered, it does not exist. */
  readonly development: DevelopmentIssuer | null
}
