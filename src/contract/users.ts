import * as z from 'zod'
import { rarities } from '#domain/catalog/item'
import { procedure } from './procedure.ts'
import { isOneLine } from './storable.ts'

/** The name of a kind of tool, or of a skill, of which a player tells what they have. */
const meansName = z.string().min(1).max(40).refine(isOneLine)
/** The most kinds of tools, or skills, that can be told: more than any game data has. */
const mostMeans = 100

/** The best tool of each kind (BEY-20). */
const ownTools = z
  .record(meansName, z.strictObject({ level: z.int().min(1).max(10), rarity: z.literal(rarities) }))
  .refine((tools) => Object.keys(tools).length <= mostMeans)

/** The player's level of each skill, without skills of which they told none (BEY-9). */
export const skillLevels = z
  .record(meansName, z.int().min(1).max(999))
  .refine((levels) => Object.keys(levels).length <= mostMeans)

/** A user's preferences (SYS-8). */
export const preferences = z.strictObject({
  theme: z.enum(['light', 'dark']),
  layout: z.enum(['modern', 'classic']),
  language: z.enum(['en']),
  /** A name of the time zone database; '' for the device's own. */
  timeZone: z.string().max(60),
  /** The groups of notifications, each switched as a whole; which kind belongs to which is in `notification.ts` of the domain. */
  taskReminders: z.boolean(),
  collaborationInvites: z.boolean(),
  projectUpdates: z.boolean(),
  /** Each kind of notification by itself; it needs the flag of its group above too. */
  notifyAssigned: z.boolean(),
  notifyDueSoon: z.boolean(),
  notifyReviewed: z.boolean(),
  notifyWaitingForReview: z.boolean(),
  notifyLowStock: z.boolean(),
  /** The profile shows the user their own address in full; nobody else ever sees it (AUTH-4). */
  showEmail: z.boolean(),
  /** Fellow members find the user by nickname when they share a project (decision 23). */
  allowDiscovery: z.boolean(),
  /** Public progress pages that show names have the user's (BEY-16). */
  shareStatistics: z.boolean(),
  /** Members of the user's settlements see their levels. */
  shareLevels: z.boolean(),
  /** Each of the two is replaced as a whole. */
  tools: ownTools,
  levels: skillLevels,
})
export type Preferences = z.infer<typeof preferences>

/** The signed-in user, for that user only: no other procedure returns an email address or real name (AUTH-4). */
export const ownUser = z.strictObject({
  id: z.uuid(),
  /** From the provider; '' if it gave none. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** The name at the provider; never shown to others. */
  displayName: z.string(),
  /** How the account was created: 'google', 'discord', 'development', 'email', 'phone', or a provider's id. */
  accountType: z.string(),
  /** The public nickname; '' until one is chosen. */
  username: z.string(),
  /** Shown in settlements in place of the nickname; '' for none. */
  customDisplayName: z.string(),
  /** What others see: custom display name, nickname, or 'Player' and four digits. */
  publicName: z.string(),
  preferences,
  /** The settlement that opens first (SET-2); null for none. */
  defaultSettlementId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  lastSignIn: z.iso.datetime(),
  /** Differs whenever the user changes a name, the default settlement or a preference: the account's stream says the same one (SYS-8). */
  mark: z.string(),
})
export type OwnUser = z.infer<typeof ownUser>

const getUser = procedure('getUser', 'The signed-in user; UNAUTHORIZED if nobody is signed in.')
  .input(z.strictObject({}))
  .output(ownUser)

/**
 * A username has 2 to 20 characters, a customDisplayName 2 to 30, in one line and without invisible ones; '' removes it. The schema
 * allows more, so that the server can refuse a longer name with a sentence that says why.
 */
const updateUser = procedure('updateUser', 'Changes the caller’s profile or preferences.')
  .input(
    z.strictObject({
      username: z.string().max(200).optional(),
      customDisplayName: z.string().max(200).optional(),
      preferences: preferences.partial().optional(),
      /** A settlement of which the user is an active member; null for none. */
      defaultSettlementId: z.uuid().nullable().optional(),
    }),
  )
  .output(ownUser)

/** A sign-in provider that this server offers (AUTH-1). */
export const signInProvider = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The development sign-in: without a password, for this machine only. */
  isDevelopment: z.boolean(),
})
export type SignInProvider = z.infer<typeof signInProvider>

const getSignInProviders = procedure('getSignInProviders', 'The sign-in providers that this server offers.')
  .input(z.strictObject({}))
  .output(z.array(signInProvider))

export const session = z.strictObject({
  id: z.string(),
  /** From the User-Agent header: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type Session = z.infer<typeof session>

const getSessions = procedure('getSessions', 'The caller’s sessions, newest first.')
  .input(z.strictObject({}))
  .output(z.array(session))

const endSession = procedure('endSession', 'Ends one of the caller’s sessions.')
  .input(z.strictObject({ id: z.string().max(100).refine(isOneLine, 'This is not the id of a session.') }))
  .output(z.strictObject({}))

const endAllSessions = procedure('endAllSessions', 'Ends all of the caller’s sessions, this one included.')
  .input(z.strictObject({}))
  .output(z.strictObject({}))

/**
 * Everything stored about the user (AUTH-5), by table, without secrets such as session tokens. It is read from the database
 * while it is sent. One export at a time for each user: a second one is refused with TOO_MANY_REQUESTS.
 */
const exportAccount = procedure('exportAccount', 'Everything stored about the caller.')
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
