import { defaultSettings, type SettlementSettings } from './settings.ts'

/** A settlement to look around in, which its owner puts away whole (SET-2). */
export const sampleName = 'Sample settlement'
export const sampleDescription =
  'Made up, to look around in. Try everything: only you see it, nobody is told of anything, and one press puts it away.'

/** Nobody gets notifications of what happens there. */
export const sampleSettings: SettlementSettings = { ...defaultSettings, enableNotifications: false }

/** The named players of the sample, who have no accounts. */
export const samplePlayers = ['Mara', 'Tobin', 'Wren'] as const
export const sampleStorage = 'Town bank'
/** What the named players say of their deliveries. */
export const sampleNotes = ['In the chest by the door.', 'The rest tomorrow.'] as const
