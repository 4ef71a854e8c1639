import { inviteLimits, settlementLimits, sharingLimits } from '#domain/settlement/limits'
import type { ErrorCode } from './errors.ts'
import { ledgerRefusals } from './ledger-refusals.ts'
import { savedDataRefusals } from './saved-data-refusals.ts'
import { waitWords } from './sentences/numbers.ts'

type Refusal = {
  readonly code: ErrorCode
  /** The message for people; a function if it must name something. */
  readonly message: string | ((facts: never) => string)
  /** The part of the request that is at fault, if it is one part. */
  readonly field?: string
}

const { adminUses, adminDays } = inviteLimits

/** Every refusal of a procedure, by its reason, which programs read. */
export const refusals = {
  'signed-out': { code: 'UNAUTHORIZED', message: 'Please sign in first.' },
  'session-ended': { code: 'UNAUTHORIZED', message: 'You are signed out here. Please sign in again.' },
  'user-disabled': { code: 'UNAUTHORIZED', message: 'This account has been switched off.' },
  'account-deleted': { code: 'UNAUTHORIZED', message: 'This account was deleted.' },

  'database-restored': {
    code: 'CONFLICT',
    message: 'The server was set back to an earlier state. Please reload the page.',
  },

  'input-invalid': { code: 'INVALID', message: (facts: { readonly sentence: string }) => facts.sentence },
  'perhaps-done': {
    code: 'CONFLICT',
    field: 'sent',
    message: 'It is not known any more whether this was done.',
  },
  'operation-id-used': {
    code: 'INVALID',
    field: 'operationId',
    message: 'This operation id was used for something else.',
  },

  'name-invalid': { code: 'INVALID', message: (facts: { readonly sentence: string }) => facts.sentence },
  'nickname-taken': {
    code: 'CONFLICT',
    field: 'username',
    message: 'Somebody else has this nickname. Please choose another one.',
  },
  'name-is-a-nickname': {
    code: 'CONFLICT',
    field: 'customDisplayName',
    message: 'This looks like somebody else’s nickname. Please choose another display name.',
  },
  'name-of-a-fellow': {
    code: 'CONFLICT',
    message:
      'Somebody in one of your settlements has a name that looks like this one. Please choose another.',
  },
  'no-such-time-zone': {
    code: 'INVALID',
    field: 'preferences.timeZone',
    message: 'There is no such time zone.',
  },
  'no-such-session': { code: 'NOT_FOUND', message: 'This browser is not signed in any more.' },
  'webhook-address': {
    code: 'INVALID',
    field: 'address',
    message: 'Please give the address of a webhook as Discord shows it: https://discord.com/api/webhooks/…',
  },
  'webhook-fails': {
    code: 'CONFLICT',
    field: 'address',
    message: (facts: { readonly sentence: string }) => facts.sentence,
  },
  'webhook-waits': {
    code: 'TOO_MANY_REQUESTS',
    message: ({ seconds }: { readonly seconds: number }) =>
      `Discord asks us to wait. Please try again in ${waitWords(seconds)}.`,
  },
  'webhook-tried-too-often': {
    code: 'TOO_MANY_REQUESTS',
    message: ({ seconds }: { readonly seconds: number }) =>
      `Too many messages were tried here. Please wait ${waitWords(seconds)}.`,
  },
  'no-webhook': {
    code: 'NOT_FOUND',
    field: 'address',
    message: 'The settlement has no Discord channel yet.',
  },
  'export-under-way': {
    code: 'TOO_MANY_REQUESTS',
    message: 'A download of yours is under way already. Please wait until it is through.',
  },
  'hand-over-first': {
    code: 'CONFLICT',
    message: ({ name }: { readonly name: string }) =>
      `You own “${name}”, and others belong to it. Hand it over or delete it first.`,
  },
  'more-would-go': {
    code: 'CONFLICT',
    field: 'settlements',
    message: 'More settlements would be deleted than you were shown. Please look again.',
  },

  'settlement-id-invalid': { code: 'INVALID', field: 'settlementId', message: 'Invalid settlementId' },
  'no-settlement': { code: 'NOT_FOUND', message: 'There is no such settlement.' },
  'settlement-deleted': { code: 'NOT_FOUND', message: 'This settlement was deleted.' },
  'no-right': { code: 'FORBIDDEN', message: 'Your role in this settlement does not allow that.' },
  'no-member': { code: 'NOT_FOUND', message: 'There is no such member.' },
  'no-player': { code: 'NOT_FOUND', message: 'There is no such player.' },
  'no-invitation': { code: 'NOT_FOUND', message: 'There is no such invitation.' },
  'no-progress-link': {
    code: 'NOT_FOUND',
    field: 'progressLinkId',
    message: 'There is no such progress link any more.',
  },
  'no-shared-project': {
    code: 'NOT_FOUND',
    field: 'collaborationId',
    message: 'This project is not shared with you any more.',
  },
  'no-share-link': { code: 'NOT_FOUND', field: 'shareLinkId', message: 'There is no such link any more.' },
  'share-code-invalid': { code: 'NOT_FOUND', field: 'code', message: 'This link does not work any more.' },
  'no-fellow': {
    code: 'NOT_FOUND',
    field: 'userId',
    message: 'Nobody like that can be found in your other settlements.',
  },
  'no-collaborator': {
    code: 'NOT_FOUND',
    field: 'collaborationId',
    message: 'The project is not shared with this person any more.',
  },
  'too-many-collaborators': {
    code: 'CONFLICT',
    message: `A project can be shared with at most ${sharingLimits.collaborators} people.`,
  },
  'shared-too-often': {
    code: 'CONFLICT',
    message: `At most ${sharingLimits.sharedWithOne} projects can be shared with one person.`,
  },
  'owner-stays': {
    code: 'FORBIDDEN',
    field: 'userId',
    message: 'The owner stays: hand the settlement over to a member first.',
  },
  'owner-cannot-leave': {
    code: 'CONFLICT',
    message: 'The owner cannot leave: hand the settlement over or delete it first.',
  },
  'owner-already': { code: 'CONFLICT', message: 'You own this settlement already.' },
  'personal-is-private': {
    code: 'CONFLICT',
    message: 'This settlement is your own: nobody can join it. Share it first.',
  },
  'personal-stays': {
    code: 'CONFLICT',
    message: 'Your own settlement cannot be deleted. Delete its projects, or share it first.',
  },
  'role-unknown': {
    code: 'CONFLICT',
    message: 'This member’s role is not known here; give them another one first.',
  },
  'owns-too-many': {
    code: 'CONFLICT',
    message: `At most ${settlementLimits.ownedSettlements} settlements can be owned.`,
  },
  'owns-too-many-with-deleted': {
    code: 'CONFLICT',
    message: `At most ${settlementLimits.ownedWithDeleted} settlements can be owned, with those that were deleted and can still be restored.`,
  },
  'belongs-to-too-many': {
    code: 'CONFLICT',
    message: `You can belong to at most ${settlementLimits.memberships} settlements.`,
  },
  'settlement-full': {
    code: 'CONFLICT',
    message: `This settlement is full: it has ${settlementLimits.members} members.`,
  },
  'id-taken': {
    code: 'CONFLICT',
    field: 'operationId',
    message: 'Something else has this id already.',
  },
  'too-many-players': {
    code: 'CONFLICT',
    message: `At most ${settlementLimits.players} players can be named.`,
  },
  'player-of-another-name': {
    code: 'CONFLICT',
    field: 'userId',
    message: ({ name }: { readonly name: string }) => `This member is already linked to ${name}.`,
  },
  'too-many-invitations': {
    code: 'CONFLICT',
    message: `At most ${settlementLimits.liveInvites} invitations can be open at once.`,
  },
  'admin-link-uses': {
    code: 'INVALID',
    field: 'maxUses',
    message: `An admin link has ${adminUses.least} to ${adminUses.most} uses.`,
  },
  'admin-link-days': {
    code: 'INVALID',
    field: 'days',
    message: `An admin link holds for at most ${adminDays} days.`,
  },
  'code-invalid': { code: 'NOT_FOUND', field: 'inviteCode', message: 'Invalid or expired invite code' },
  'member-already': { code: 'CONFLICT', message: 'You are already a member of this settlement' },
  'too-many-wrong-codes': {
    code: 'TOO_MANY_REQUESTS',
    message: ({ minutes }: { readonly minutes: number }) =>
      `Too many wrong codes. Please wait ${minutes} min.`,
  },

  ...ledgerRefusals,
  'no-catalogue': {
    code: 'NOT_FOUND',
    field: 'version',
    message: 'This version of the game data is not kept here.',
  },

  ...savedDataRefusals,
} as const satisfies Readonly<Record<string, Refusal>>

export type Reason = keyof typeof refusals
export const reasons = Object.keys(refusals) as [Reason, ...Reason[]]

/** The facts that the message of a reason names; undefined for most. */
export type FactsOf<Why extends Reason> = (typeof refusals)[Why]['message'] extends (
  facts: infer Facts,
) => string
  ? Facts
  : undefined
