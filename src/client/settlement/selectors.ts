import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { TouchedPart } from '#domain/settlement/change'
import { isOpenTask, openTasks } from '#domain/settlement/project-rows'
import {
  type Rows,
  type Settlement,
  settlementIn,
  type TableName,
  type Tables,
} from '#domain/settlement/tables'
import { type SettlementsState, settlementsStore } from './settlement-store.ts'

/** Selects a part of the settlements' state; the component is drawn again when that part changes. */
export function useSettlements<Part>(select: (state: SettlementsState) => Part): Part {
  return useStore(settlementsStore, select)
}

/** The rows to show; null until the open settlement is loaded. */
export function shownRows({ opened }: SettlementsState): Rows | null {
  return opened.status === 'ready' ? opened.held.shown : null
}

/** A part of the open settlement's own row; null until it is loaded. */
export function useSettlement<Part>(select: (settlement: Settlement) => Part): Part | null {
  return useSettlements((state) => {
    const rows = shownRows(state)
    return rows && select(settlementIn(rows))
  })
}

/** The open settlement's id; empty until it is loaded. */
export function useSettlementId(): string {
  return useSettlement(({ id }) => id) ?? ''
}

/** One row of the open settlement; null where there is none. */
export function useRow<Name extends TableName>(name: Name, key: string): Tables[Name] | null {
  return useSettlements((state) => (shownRows(state)?.[name] as Table<Name> | undefined)?.get(key) ?? null)
}

/** The keys of a table in order; they change when a row is added or removed. */
export function useKeys(name: TableName): readonly string[] {
  return useSettlements(useShallow((state) => [...(shownRows(state)?.[name].keys() ?? [])]))
}

/** A whole table; the component is drawn again when any row changes. */
export function useRows<Name extends TableName>(name: Name): readonly Tables[Name][] {
  return useSettlements(
    useShallow((state) => [...((shownRows(state)?.[name] as Table<Name>)?.values() ?? [])]),
  )
}

/** The members' names by user id. */
export function useMemberNames(): ReadonlyMap<string, string> {
  // Ids and names by turns, in one flat list: useShallow would take new pairs for a change each time.
  const flat = useSettlements(
    useShallow((state) =>
      [...(shownRows(state)?.members.values() ?? [])].flatMap(({ userId, name }) => [userId, name]),
    ),
  )
  return new Map(flat.flatMap((userId, at) => (at % 2 === 0 ? [[userId, flat[at + 1]!] as const] : [])))
}

/** How many tasks of the open settlement are open; counted again when a task changes. */
export function useOpenTaskCount(): number {
  const tasks = useSettlements((state) => shownRows(state)?.tasks)
  const taskNumbers = useSettlements((state) => shownRows(state)?.taskNumbers)
  return useMemo(() => (tasks && taskNumbers ? openTasks({ tasks, taskNumbers }) : 0), [tasks, taskNumbers])
}

/** How many open tasks these people are to do; counted again when a task or an assignee changes. */
export function useOpenTaskCountOf(people: ReadonlySet<string>): number {
  const tasks = useSettlements((state) => shownRows(state)?.tasks)
  const taskNumbers = useSettlements((state) => shownRows(state)?.taskNumbers)
  const assignees = useSettlements((state) => shownRows(state)?.assignees)
  return useMemo(() => {
    if (!tasks || !taskNumbers || !assignees) return 0
    const open = [...assignees.values()].filter(
      ({ taskId, who }) => people.has(who) && isOpenTask({ tasks, taskNumbers }, taskId),
    )
    return new Set(open.map(({ taskId }) => taskId)).size
  }, [tasks, taskNumbers, assignees, people])
}

type Table<Name extends TableName> = ReadonlyMap<string, Tables[Name]>

/** How often a part has changed whose rows only some members may read: a screen that shows the part loads it again. */
export function useTouched(part: TouchedPart): number {
  return useSettlements(({ touched }) => touched[part] ?? 0)
}

/** The number of the last known change. */
export function useSeq(): number {
  return useSettlements(({ opened }) => (opened.status === 'ready' ? opened.held.truth.seq : 0))
}
