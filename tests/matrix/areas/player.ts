import { type Area, inSettlement } from '../attempt.ts'

/** People who play along without an account. */
export const playerArea: Area = {
  tried: {
    'player.manage': [
      inSettlement('addPlayer', () => ({ name: 'Mara' })),
      inSettlement('updatePlayer', ({ playerId }) => ({ playerId, name: 'Finn the Bold' })),
      inSettlement('removePlayer', ({ playerId }) => ({ playerId })),
      inSettlement('restorePlayer', () => ({
        player: { id: crypto.randomUUID(), name: 'Mara', isActive: true },
        had: { tasks: [], projects: [] },
      })),
    ],
    'player.link': [
      inSettlement('linkPlayer', ({ playerId, other }) => ({ playerId, userId: other.userId })),
    ],
  },
}
