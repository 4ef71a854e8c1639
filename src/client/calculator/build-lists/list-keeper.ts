import { documentLimits } from '#domain/user-data/document-limits'
import { ask, type Inputs, type Replies } from '../../api/ask.ts'
import type { Gesture } from '../../api/gesture.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { troubleOf } from '../../api/outcome.ts'
import { buildListsText } from '../../messages/build-lists-text.ts'
import {
  changeLocalLists,
  type KeepingProblem,
  type LocalBuildList,
  readLocalLists,
  type SavedBuildList,
} from '../../state/build-lists.ts'

/** Does work on the lists: shows the message that it answers with, and reads the lists again. @returns whether it succeeded */
export type Run = (work: () => Promise<string>) => Promise<boolean>

/** A list to be saved, with what its recipes are numbered by. Saved twice under one id, it is one list. */
export type NewList = Pick<SavedBuildList, 'id' | 'name' | 'entries' | 'catalogue'>

/** Where lists are stored; each function throws an error whose message can be shown. */
export type ListKeeper = {
  readonly list: (signal: AbortSignal) => Promise<readonly SavedBuildList[]>
  readonly save: (list: NewList) => Promise<void>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export const browserLists: ListKeeper = {
  list: async () => readLocalLists(),
  save: async (list) => {
    const now = new Date().toISOString()
    change((lists) => [...without(lists, list.id), { ...ownFields(list), createdAt: now, updatedAt: now }])
  },
  rename: async (id, name) => {
    const updatedAt = new Date().toISOString()
    change((lists) => lists.map((list) => (list.id === id ? { ...list, name, updatedAt } : list)))
  },
  remove: async (id) => change((lists) => without(lists, id)),
}

export const accountLists: ListKeeper = {
  list: (signal) => ask('getBuildLists', {}, { signal }),
  save: async (list) => {
    await askInTime('createBuildList', ownFields(list))
  },
  rename: async (id, name) => {
    await askInTime('renameBuildList', { id, name })
  },
  remove: async (id) => {
    await askInTime('deleteBuildList', { id })
  },
}

/** Whether an account may have that list: this browser's lists may have any length. */
export function fitsAccount({ entries }: LocalBuildList): boolean {
  return entries.length <= documentLimits.queue
}

/** Copies a list of the browser to the account under its id, so that copying twice makes no second list. */
export async function copyToAccount(list: LocalBuildList): Promise<void> {
  await askInTime('createBuildList', ownFields(list))
}

/** Saves a list once, also where it is saved again after an answer that never came (I11). */
export async function saveOnce(
  keeper: Pick<ListKeeper, 'save'>,
  gesture: Gesture,
  list: Omit<NewList, 'id'>,
): Promise<void> {
  const act = JSON.stringify(list)
  const id = gesture.press(act)
  try {
    await keeper.save({ ...list, id })
  } catch (error) {
    if (troubleOf(error).isUnanswered) gesture.leaveUnanswered(act, id)
    throw error
  }
}

function askInTime<Name extends 'createBuildList' | 'renameBuildList' | 'deleteBuildList'>(
  procedure: Name,
  input: Inputs[Name],
): Promise<Replies[Name]> {
  return ask(procedure, input, { signal: networkTimeOut() })
}

function without(lists: readonly LocalBuildList[], id: string): readonly LocalBuildList[] {
  return lists.filter((list) => list.id !== id)
}

function ownFields({ id, name, entries, catalogue }: NewList) {
  return { id, name, entries: [...entries], ...(catalogue && { catalogue }) }
}

const problems: Readonly<Record<KeepingProblem, string>> = {
  newer: buildListsText.problems.newer,
  'not-kept': buildListsText.problems.notKept,
}

function change(act: Parameters<typeof changeLocalLists>[0]): void {
  const problem = changeLocalLists(act)
  if (problem) throw new Error(problems[problem])
}
