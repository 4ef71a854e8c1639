import { useMemo } from 'react'
import { useMyId } from './membership.ts'
import { rememberedBy } from './remembered.ts'
import { shownRows, useSettlements } from './selectors.ts'

/** The names of members and named players, by the id under which they have tasks. */
export function usePeople(): ReadonlyMap<string, string> {
  return useSettlements((state) => {
    const rows = shownRows(state)
    return rows ? namesOf(rows) : nobody
  })
}

const nobody: ReadonlyMap<string, string> = new Map()

const namesOf = rememberedBy(['members', 'players'], ({ members, players }) => {
  const named = [...members.values()].map(({ userId, name }) => [userId, name] as const)
  return new Map([...named, ...[...players.values()].map(({ id, name }) => [id, name] as const)])
})

/** The ids under which the user has tasks: their own, and those of named players linked to them (SET-7). */
export function useMyIds(): ReadonlySet<string> {
  const myId = useMyId()
  const players = useSettlements((state) => shownRows(state)?.players)
  return useMemo(() => {
    const linked = [...(players?.values() ?? [])].filter(({ userId }) => userId !== null && userId === myId)
    return new Set([...(myId === null ? [] : [myId]), ...linked.map(({ id }) => id)])
  }, [myId, players])
}
