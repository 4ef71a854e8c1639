import * as z from 'zod'
import type { PlayerFacts } from '#domain/settlement/acts/players'
import { ledgerLimits, settlementLimits } from '#domain/settlement/limits'
import { actInput } from './act-input.ts'
import { procedure } from './procedure.ts'
import { isOneLine } from './storable.ts'
import { player } from './tables.ts'

const playerName = z
  .string()
  .trim()
  .min(1, 'Please give the player a name.')
  .max(settlementLimits.nameLength)
  .refine(isOneLine, 'A name is one line of text.')

const ofPlayer = { ...actInput, playerId: z.uuid() }

const addPlayer = procedure('addPlayer', 'Adds a player without an account (SET-7).')
  .input(z.strictObject({ ...actInput, name: playerName }))
  .output(player)

const updatePlayer = procedure('updatePlayer', 'Renames a player, or sets them active or inactive.')
  .input(z.strictObject({ ...ofPlayer, name: playerName.optional(), isActive: z.boolean().optional() }))
  .output(player)

const removePlayer = procedure('removePlayer', 'Removes a player.')
  .input(z.strictObject(ofPlayer))
  .output(z.strictObject({}))

const restorePlayer = procedure(
  'restorePlayer',
  'Brings a removed player back under the same id, with the tasks and projects they had that are still there.',
)
  .input(
    z.strictObject({
      ...actInput,
      player: z.strictObject({ id: z.uuid(), name: playerName, isActive: z.boolean() }),
      had: z.strictObject({
        tasks: z.array(z.uuid()).max(ledgerLimits.tasksOfPlayer),
        projects: z.array(z.uuid()).max(ledgerLimits.projects),
      }),
    }),
  )
  .output(player)

const linkPlayer = procedure(
  'linkPlayer',
  'Links a player to a member; null unlinks. A member can be linked to one player only.',
)
  .input(z.strictObject({ ...ofPlayer, userId: z.uuid().nullable() }))
  .output(player)

const named = z.strictObject({ player: z.string() })

export const playerFacts = {
  'player.added': named,
  'player.renamed': z.strictObject({ player: z.string(), former: z.string() }),
  'player.removed': named,
  'player.linked': z.strictObject({ player: z.string(), member: z.int().optional() }),
  'player.unlinked': named,
  'player.active': named,
  'player.inactive': named,
} satisfies { readonly [Kind in keyof PlayerFacts]: z.ZodType<PlayerFacts[Kind]> }

export const playersContract = {
  addPlayer,
  updatePlayer,
  removePlayer,
  restorePlayer,
  linkPlayer,
}
