import { type OwnUser, type Preferences, preferences, type Session } from '#contract/users'
import { text, textOrEmpty, textOrNull, timeText } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { publicName } from '../db/public-name.ts'
import { deviceName } from './device.ts'

export const defaultPreferences: Preferences = {
  theme: 'light',
  layout: 'modern',
  language: 'en',
  timeZone: '',
  taskReminders: true,
  collaborationInvites: true,
  projectUpdates: true,
  notifyAssigned: true,
  notifyDueSoon: true,
  notifyReviewed: true,
  notifyWaitingForReview: true,
  notifyLowStock: true,
  showEmail: false,
  allowDiscovery: true,
  shareStatistics: false,
  shareLevels: false,
  tools: {},
  levels: {},
}

/** A profile as its owner sees it. */
export function ownUser(row: Row): OwnUser {
  return {
    id: text(row, 'id'),
    email: text(row, 'real_email'),
    emailVerified: row.email_verified === true,
    displayName: text(row, 'name'),
    accountType: accountType(row),
    username: textOrEmpty(row, 'username'),
    customDisplayName: textOrEmpty(row, 'custom_display_name'),
    publicName: publicName(row),
    preferences: storedPreferences(row.preferences),
    defaultSettlementId: textOrNull(row, 'default_settlement_id'),
    createdAt: timeText(row, 'created_at'),
    lastSignIn: timeText(row, 'last_sign_in'),
    mark: text(row, 'mark'),
  }
}

export function ownSession(row: Row, currentId: string): Session {
  const id = text(row, 'id')
  return {
    id,
    device: deviceName(textOrEmpty(row, 'user_agent')),
    createdAt: timeText(row, 'created_at'),
    lastActive: timeText(row, 'updated_at'),
    isThisOne: id === currentId,
  }
}

/** The provider; for the library's own kinds of account, 'email' or 'phone'. */
function accountType(row: Row): string {
  const provider = textOrEmpty(row, 'provider_id')
  if (provider !== '' && provider !== 'credential') return provider
  return textOrEmpty(row, 'phone_number') ? 'phone' : 'email'
}

/** Preferences may come from an older or newer release: a key that does not fit counts as not given. */
function storedPreferences(stored: unknown): Preferences {
  const known = Object.entries((stored ?? {}) as object).filter(
    ([key, value]) => preferences.partial().safeParse({ [key]: value }).success,
  )
  return { ...defaultPreferences, ...Object.fromEntries(known) }
}
