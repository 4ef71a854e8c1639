import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Topic } from '#domain/settlement/change'
import {
  type Rows,
  type Settlement,
  settlementIn,
  type TableName,
  type Tables,
} from '#domain/settlement/tables'
import { type SettlementsState, settlementsStore } from './settlement-store.ts'

/** A part of what this tab knows of settlements; what uses it is drawn again when that part changes. */
export function useSettlements<Part>(select: (state: SettlementsState) => Part): Part {
  return useStore(settlementsStore, select)
}

/** The rows that are shown; null until the open settlement is there. */
export function shownRows({ opened }: SettlementsState): Rows | null {
  return opened.status === 'ready' ? opened.held.shown : null
}

/** A part of the open settlement's own row; null until it is there. */
export function useSettlement<Part>(select: (settlement: Settlement) => Part): Part | null {
  return useSettlements((state) => {
    const rows = shownRows(state)
    return rows && select(settlementIn(rows))
  })
}

/** One row of the open settlement; null where there is none. */
export function useRow<Name extends TableName>(name: Name, key: string): Tables[Name] | null {
  return useSettlements((state) => (shownRows(state)?.[name] as Table<Name> | undefined)?.get(key) ?? null)
}

/** The keys of a table in their order: they change where a row comes or goes. */
export function useKeys(name: TableName): readonly string[] {
  return useSettlements(useShallow((state) => [...(shownRows(state)?.[name].keys() ?? [])]))
}

/** A whole table; what uses it is drawn again with every change of any row. */
export function useRows<Name extends TableName>(name: Name): readonly Tables[Name][] {
  return useSettlements(
    useShallow((state) => [...((shownRows(state)?.[name] as Table<Name>)?.values() ?? [])]),
  )
}

/** What each member is called, by id. */
export function useMemberNames(): ReadonlyMap<string, string> {
  const flat = useSettlements(
    useShallow((state) =>
      [...(shownRows(state)?.members.values() ?? [])].flatMap(({ userId, name }) => [userId, name]),
    ),
  )
  return new Map(flat.flatMap((userId, at) => (at % 2 === 0 ? [[userId, flat[at + 1]!] as const] : [])))
}

type Table<Name extends TableName> = ReadonlyMap<string, Tables[Name]>

/** Grows whenever what only some may read has changed. */
export function useTouched(topic: Topic): number {
  return useSettlements(({ touched }) => touched[topic] ?? 0)
}

/** The number of the last change that is known. */
export function useSeq(): number {
  return useSettlements(({ opened }) => (opened.status === 'ready' ? opened.held.truth.seq : 0))
}
