import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at } from './table-columns.ts'

const createdAt = () => at('created_at').notNull().defaultNow()
const updatedAt = () => at('updated_at').notNull().defaultNow()

/**
 * Signed-in accounts. The sign-in library finds users by `email`, so that column holds a made-up address for each (issuer,
 * subject): two users never become one because they share an email address (S4). The library needs these property names.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The user's name at the provider. */
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  phoneNumber: text('phone_number').unique(),
  phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A row that belongs to a user is deleted with the account. */
export const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Sessions, one for each signed-in browser. The cookie holds the token and a signature that is in no table. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    /** When it was last used, exact to an hour. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    // For deleting old sessions at each sign-in.
    index('sessions_created_at').on(table.createdAt),
    index('sessions_updated_at').on(table.updatedAt),
  ],
)

/** How a user signs in: a provider and its id for the user, or a password. The token columns stay empty. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    /** A salted hash. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('accounts_provider_id_account_id').on(table.providerId, table.accountId),
    index('accounts_user_id').on(table.userId),
    check(
      'accounts_keep_no_tokens',
      sql`access_token is null and refresh_token is null and id_token is null`,
    ),
  ],
)

/** Sign-ins under way: states, links and codes, each used once. Also hashes of deleted accounts' sessions (AUTH-5). */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** A user's profile: names and preferences, and what only the user may see (AUTH-4). */
export const profiles = pgTable(
  'profiles',
  {
    userId: userId().primaryKey(),
    username: text('username'),
    /** The nickname as it is compared (`nameLook`): two that look alike are one. */
    usernameKey: text('username_key').unique(),
    customDisplayName: text('custom_display_name'),
    /** The digits of 'Player 1234'. */
    publicNumber: integer('public_number').notNull(),
    /** The public name as it is compared. Rows of earlier releases have null here and in the key until a server starts. */
    publicLook: text('public_look'),
    /** Only those that were ever set; the others are at their defaults. */
    preferences: jsonb('preferences').notNull().default({}),
    /** The user's own address, since `users.email` may be a made-up one; '' where none is known. */
    realEmail: text('real_email').notNull().default(''),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The settlement that opens first (SET-2). Readers check that the user still belongs to it. */
    defaultSettlementId: uuid('default_settlement_id'),
    /** The user's own settlement, once there is one (SET-9). Set and cleared with `settlements.is_personal`. */
    personalSettlementId: uuid('personal_settlement_id'),
    lastSignIn: at('last_sign_in').notNull().defaultNow(),
    disabled: boolean('disabled').notNull().default(false),
  },
  () => [
    check('profiles_public_number_has_four_digits', sql`public_number between 1000 and 9999`),
    check('profiles_username_key_needs_a_username', sql`username_key is null or username is not null`),
  ],
)
