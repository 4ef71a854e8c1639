import { useMemo } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { useMyId } from '../../membership.ts'
import { shownRows, useRow, useSettlements } from '../../selectors.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import type { Around } from './listed-contribution.ts'

/** What lists of contributions are read with: people, projects and tasks of the open settlement. @returns null until it is loaded */
export function useAround(catalog: Catalog): Around | null {
  const members = useSettlements((state) => shownRows(state)?.members)
  const players = useSettlements((state) => shownRows(state)?.players)
  const projects = useSettlements((state) => shownRows(state)?.projects)
  const listed = useListedTasks(catalog)
  const myNo = useRow('members', useMyId() ?? '')?.no ?? null
  return useMemo(
    () =>
      members && players && projects
        ? {
            catalog,
            rows: { members, players, projects },
            membersByNo: new Map([...members.values()].map((member) => [member.no, member])),
            tasks: new Map(listed.map((task) => [task.id, task])),
            myNo,
          }
        : null,
    [catalog, members, players, projects, listed, myNo],
  )
}
