/** Published limits of a settlement (reliability § 3.6). */
export const settlementLimits = {
  nameLength: 80,
  descriptionLength: 2_000,
  ownedSettlements: 50,
  /** Besides, with those that were deleted and can still be restored. */
  ownedWithDeleted: 100,
  /** Settlements one can belong to: a new name is told to each of them. */
  memberships: 100,
  members: 200,
  liveInvites: 50,
  players: 200,
  /** Days in which the owner can take a deletion back (SET-2). */
  restoreDays: 30,
} as const

/** What an invite link may be (SET-3). */
export const inviteLimits = {
  /** Uses of a link that is not for admins; 0 is no limit. */
  mostUses: 10_000,
  adminUses: { least: 1, most: 5 },
  days: { least: 1, usual: 7, most: 365 },
  adminDays: 7,
} as const
