import type { ActivityEntry } from '#contract/activity'
import type { Operation } from '#domain/user-data/operation'
import { add, load, openSavingBrowser, set } from './saving.ts'
import type { RunningServer } from './server.ts'
import { answerOf, type Somebody } from './settlements.ts'

type Meanwhile = {
  readonly app: RunningServer
  readonly ada: Somebody
  readonly ben: Somebody
  readonly settlementId: string
  /** The last one is removed. */
  readonly playerIds: readonly string[]
}

/** Gives functions by which Ada acts in her settlement, and Ben on another device, while this device of Ben’s has no network. */
export async function othersMeanwhile({ app, ada, ben, settlementId, playerIds }: Meanwhile) {
  const device = openSavingBrowser(app, ben)
  const last = playerIds.length - 1
  const renamed = new Map<number, string>()
  const added: { readonly name: string; readonly isActive: boolean }[] = []
  let { version } = await load(app, ben)
  let done = 0
  let planks = 0
  const act = (name: string, input: object) => answerOf(ada.ask(name, { settlementId, ...input }))
  const save = async (operation: Operation) => {
    version = (await answerOf(device.save(version, operation))).version
  }
  const kinds = [
    async () => {
      // Every fourth act is this one, so `done` can be divided by 4.
      const at = (done / 4) % last
      renamed.set(at, `Player ${done}`)
      await act('updatePlayer', { playerId: playerIds[at], name: `Player ${done}` })
    },
    async () => {
      added.push({ name: `New ${done}`, isActive: true })
      await act('addPlayer', { name: `New ${done}` })
    },
    async () => {
      planks += 2
      // Rough Plank.
      await save(add('2', 2))
    },
    // Removes the last player the first time, later saves that there are 5 ropes.
    () => (done === 3 ? act('removePlayer', { playerId: playerIds[last] }) : save(set('8', 5))),
  ]
  return {
    async next() {
      await kinds[done % kinds.length]!()
      done++
    },
    /** How often somebody did something. */
    count: () => done,
    planks: () => planks,
    /** The new name of the player at that place of `playerIds`; undefined where it was not changed. */
    nameOf: (at: number) => renamed.get(at),
    added: () => added,
  }
}

/** The players that somebody has set active or inactive, in that order. */
export async function playersDoneBy(
  reader: Somebody,
  settlementId: string,
  /** Their number in the settlement. */
  no: number,
): Promise<readonly string[]> {
  const entries: ActivityEntry[] = []
  for (;;) {
    const before = entries.at(-1)?.id
    const page = await answerOf(
      reader.ask<ActivityEntry[]>('getSettlementActivity', { settlementId, ...(before && { before }) }),
    )
    entries.push(...page)
    if (page.length === 0) break
  }
  return entries
    .toReversed()
    .filter(({ by }) => by === no)
    .flatMap(({ did }) =>
      did.kind === 'player.active' || did.kind === 'player.inactive' ? [did.facts.player] : [],
    )
}
