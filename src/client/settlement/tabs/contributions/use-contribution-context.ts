import { useMemo } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { useMyId } from '../../membership.ts'
import { shownRows, useRow, useSettlements } from '../../selectors.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import type { ContributionContext } from './listed-contribution.ts'
import { useOtherNames } from './use-other-names.ts'

/** What contributions are listed by: the people, projects and tasks of the open settlement. @returns null until it is loaded */
export function useContributionContext(catalog: Catalog): ContributionContext | null {
  const members = useSettlements((state) => shownRows(state)?.members)
  const players = useSettlements((state) => shownRows(state)?.players)
  const projects = useSettlements((state) => shownRows(state)?.projects)
  const listed = useListedTasks(catalog)
  const waiting = useSettlements((state) => shownRows(state)?.contributions)
  const membersByNo = useMemo(
    () => new Map(Array.from(members?.values() ?? [], (member) => [member.no, member])),
    [members],
  )
  const names = useOtherNames(waiting, membersByNo)
  const myNo = useRow('members', useMyId() ?? '')?.no ?? null
  return useMemo(
    () =>
      members && players && projects
        ? {
            catalog,
            rows: { members, players, projects },
            membersByNo,
            tasks: new Map(listed.map((task) => [task.id, task])),
            myNo,
            ...(names && { names }),
          }
        : null,
    [catalog, members, players, projects, listed, membersByNo, myNo, names],
  )
}
