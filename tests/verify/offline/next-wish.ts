import type { Dice } from '#scripts/verify-sync/dice'
import { nextAct, proofItems } from '../ledger/next-act.ts'
import { tablesOf } from '../ledger/rows-in-words.ts'
import type { Device, Wish } from './device.ts'

/** A random act about what the device shows; null where its user does not belong to the settlement. */
export function nextWish(dice: Dice, device: Device, projectsSeen: ReadonlySet<string>): Wish | null {
  const shown = device.held()?.shown
  const member = shown?.members.get(device.who.userId)
  if (!shown || !member) return null
  const own = dice.happens(40) ? aboutOwnRow(dice, device) : null
  if (own) return own
  const tables = tablesOf(shown)
  if (dice.happens(25)) return aboutPlayers(dice, tables)
  const ended = [...projectsSeen].filter((id) => !shown.projects.has(id))
  // A device holds no entries of the stock, so its user takes none back.
  return nextAct(dice, { tables, entries: [], ended, byNo: member.no })
}

function aboutPlayers(dice: Dice, { players, members }: ReturnType<typeof tablesOf>): Wish {
  const name = `Digger ${dice.roll(10_000)}`
  if (players.length === 0 || dice.happens(40)) return { name: 'addPlayer', input: { name } }
  const playerId = dice.pick(players).id
  const userId = dice.happens(30) ? null : dice.pick(members).userId
  return dice.pick<Wish>([
    { name: 'updatePlayer', input: { playerId, name } },
    { name: 'updatePlayer', input: { playerId, isActive: dice.happens(50) } },
    { name: 'linkPlayer', input: { playerId, userId } },
    { name: 'removePlayer', input: { playerId } },
  ])
}

/** An act about a row that a waiting act of this device would add; null where none would. */
function aboutOwnRow(dice: Dice, { queue }: Device): Wish | null {
  const wishes = queue().acts.flatMap(({ id, name }): Wish[] => {
    if (name === 'addPlayer') return [{ name: 'updatePlayer', input: { playerId: id, isActive: false } }]
    if (name === 'createTask')
      return [{ name: 'updateTaskStatus', input: { taskId: id, status: 'completed' } }]
    if (name !== 'createProject') return []
    const itemId = dice.pick(proofItems).id
    return [
      { name: 'addProjectItem', input: { projectId: id, itemId, quantity: 1 + dice.roll(5) } },
      { name: 'createTask', input: { projectId: id, title: 'Also this' } },
    ]
  })
  return wishes.length === 0 ? null : dice.pick(wishes)
}
