import * as z from 'zod'
import { procedure } from './procedure.ts'

/** What SYS-8 stores, each with its default. */
export const preferences = z.strictObject({
  theme: z.enum(['light', 'dark']),
  layout: z.enum(['modern', 'classic']),
  language: z.enum(['en']),
  /** A name of the time zone database; '' for the device's own. */
  timeZone: z.string().max(60),
  taskReminders: z.boolean(),
  collaborationInvites: z.boolean(),
  projectUpdates: z.boolean(),
  showEmail: z.boolean(),
  allowDiscovery: z.boolean(),
  shareStatistics: z.boolean(),
})
export type Preferences = z.infer<typeof preferences>

/** The signed-in player, to the player alone: no other endpoint carries an address or a real name (AUTH-4). */
export const ownUser = z.strictObject({
  id: z.uuid(),
  /** As the provider told it; '' where it told none. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** The provider's name for the person; nobody else ever sees it. */
  displayName: z.string(),
  /** What the account was made with: 'google', 'discord', 'development', 'email', 'phone', or a provider's own id. */
  accountType: z.string(),
  /** The public nickname; '' until one is chosen. */
  username: z.string(),
  /** For settlements, in place of the nickname; '' for none. */
  customDisplayName: z.string(),
  /** What others see: custom display name, nickname, or 'Player' and four digits. */
  publicName: z.string(),
  preferences,
  /** The settlement that opens first (SET-2); null for none. */
  defaultSettlementId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  lastSignIn: z.iso.datetime(),
})
export type OwnUser = z.infer<typeof ownUser>

const getUser = procedure('getUser', 'The signed-in player; refused with UNAUTHORIZED where nobody is.')
  .input(z.strictObject({}))
  .output(ownUser)

/** Names have 2 to 20 (username) or 2 to 30 (customDisplayName) characters, one line, no invisible ones; '' takes it away. */
const updateUser = procedure('updateUser', 'Changes the signed-in player’s profile or preferences.')
  .input(
    z.strictObject({
      username: z.string().max(200).optional(),
      customDisplayName: z.string().max(200).optional(),
      preferences: preferences.partial().optional(),
      /** One the player is an active member of; null for none. */
      defaultSettlementId: z.uuid().nullable().optional(),
    }),
  )
  .output(ownUser)

/** A way to sign in that this server offers (AUTH-1). */
export const signInProvider = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The local issuer: it asks for no password and exists on this machine only. */
  isDevelopment: z.boolean(),
})
export type SignInProvider = z.infer<typeof signInProvider>

const getSignInProviders = procedure('getSignInProviders', 'The ways to sign in that this server offers.')
  .input(z.strictObject({}))
  .output(z.array(signInProvider))

export const session = z.strictObject({
  id: z.string(),
  /** From the browser's own words about itself: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type Session = z.infer<typeof session>

const getSessions = procedure('getSessions', 'Where the player is signed in, newest first.')
  .input(z.strictObject({}))
  .output(z.array(session))

const endSession = procedure('endSession', 'Signs out one of the player’s browsers.')
  .input(z.strictObject({ id: z.string() }))
  .output(z.strictObject({}))

const endAllSessions = procedure('endAllSessions', 'Signs out everywhere, here too.')
  .input(z.strictObject({}))
  .output(z.strictObject({}))

/**
 * Everything stored about the player (AUTH-5), by table; without secrets such as session tokens. The answer is read while
 * it is sent, one at a time for each person: another one meanwhile is refused with TOO_MANY_REQUESTS.
 */
const exportAccount = procedure('exportAccount', 'Everything stored about the player.')
  .input(z.strictObject({}))
  .output(z.looseObject({ exportDate: z.iso.datetime(), version: z.literal(1) }))

export const usersContract = {
  getUser,
  updateUser,
  getSignInProviders,
  getSessions,
  endSession,
  endAllSessions,
  exportAccount,
}
