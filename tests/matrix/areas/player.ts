import { type Area, inIt } from '../attempt.ts'

/** People who play along without an account. */
export const playerArea: Area = {
  tried: {
    'player.manage': [
      inIt('addPlayer', () => ({ name: 'Mara' })),
      inIt('updatePlayer', ({ playerId }) => ({ playerId, name: 'Finn the Bold' })),
      inIt('removePlayer', ({ playerId }) => ({ playerId })),
      inIt('restorePlayer', () => ({
        player: { id: crypto.randomUUID(), name: 'Mara', isActive: true },
        had: { tasks: [], projects: [] },
      })),
    ],
    'player.link': [inIt('linkPlayer', ({ playerId, other }) => ({ playerId, userId: other.userId }))],
  },
}
