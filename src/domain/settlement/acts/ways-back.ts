import type { ItemId } from '../../catalog/item.ts'
import type { Act } from '../act.ts'
import { refused } from '../act-refusal.ts'
import { isAssignable } from '../assignable.ts'
import { assigneesByTask } from '../assigned.ts'
import { type Change, put } from '../change.ts'
import { ledgerLimits, settlementLimits } from '../limits.ts'
import { type Player, type Rows, settlementIn, type Tables } from '../tables.ts'
import { findTask } from '../task-rows.ts'
import type { PlayerFacts } from './players.ts'
import type { StorageFacts } from './storages.ts'

/** The tasks and projects in which a player had a part, by id. */
type Parts = { readonly tasks: readonly string[]; readonly projects: readonly string[] }
type FormerPlayer = {
  readonly player: Pick<Player, 'id' | 'name' | 'isActive'>
  readonly had: Parts
}

/**
 * Brings a removed player back under the id that history names, with the tasks and projects they had, as far as those are still
 * there and have room (BEY-6). Whoever was linked to them is linked again by a leader.
 */
const restorePlayer: Act<FormerPlayer, Player, PlayerFacts> = {
  action: 'player.manage',
  needs: ({ had }) => ({
    players: 'all',
    tasks: had.tasks,
    projects: had.projects,
    assignees: 'all',
  }),
  run(rows, { player: former, had }, { now }) {
    if (rows.players.has(former.id)) return refused('id-taken')
    if (rows.players.size >= settlementLimits.players) return refused('too-many-players')
    const player: Player = { ...former, userId: null, dateAdded: now }
    const after = { ...rows, players: new Map([...rows.players, [player.id, player]]) }
    return {
      answer: player,
      changes: [
        put('players', player),
        ...(isAssignable(after, player.id) ? parts(after, player.id, had, now) : []),
      ],
      activity: { kind: 'player.added', facts: { player: player.name } },
    }
  },
}

/** The changes that give a player their former tasks and projects again. */
function parts(rows: Rows, who: string, had: Parts, now: string): readonly Change[] {
  const most = settlementIn(rows).settings.maxAssigneesPerTask
  const people = assigneesByTask(rows)
  const hasRoom = (taskId: string) => (people.get(taskId)?.length ?? 0) < most
  return [
    ...[...new Set(had.tasks)]
      .filter((taskId) => findTask(rows, taskId) && hasRoom(taskId))
      .map((taskId) => put('assignees', { taskId, who, at: now })),
    ...[...new Set(had.projects)]
      .filter((projectId) => rows.projects.has(projectId))
      .map((projectId) => put('projectPlayers', { projectId, who })),
  ]
}

type FormerStorage = {
  readonly storage: Tables['storages']
  /** The items that lay there. */
  readonly items: readonly ItemId[]
}

/** Brings a removed place back, with what lay there and lies nowhere else since (BEY-6). */
const restoreStorage: Act<FormerStorage, Tables['storages'], StorageFacts> = {
  action: 'storage.manage',
  needs: ({ items }) => ({ storages: 'all', stock: items }),
  run({ storages, stock }, { storage, items }) {
    if (storages.has(storage.id)) return refused('id-taken')
    if (storages.size >= ledgerLimits.storages) return refused('too-many-storages')
    if ([...storages.values()].some(({ name }) => name === storage.name)) return refused('storage-name-taken')
    const lost = [...new Set(items)].flatMap((itemId) => {
      const row = stock.get(itemId)
      return row?.storageId === null ? [row] : []
    })
    return {
      answer: storage,
      changes: [
        put('storages', storage),
        ...lost.map((row) => put('stock', { ...row, storageId: storage.id })),
      ],
      activity: { kind: 'storage.added', facts: { storage: storage.name } },
    }
  },
}

export const wayBackActs = { restorePlayer, restoreStorage }
