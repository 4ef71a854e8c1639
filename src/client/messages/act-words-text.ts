import type { ActName } from '#domain/settlement/acts/acts'

/** What each act does, where nothing more is known of it. */
export const plainActWords: Readonly<Record<ActName, string>> = {
  updateSettlement: 'changed the settlement',
  updateSettlementCollaboration: 'changed the role of a member',
  removeSettlementCollaborator: 'removed a member',
  leaveSettlement: 'left the settlement',
  cleanupDuplicateCollaborations: 'unlinked players from members who had left',
  addPlayer: 'added a player',
  updatePlayer: 'changed a player',
  removePlayer: 'removed a player',
  linkPlayer: 'said which member a player is',
}
