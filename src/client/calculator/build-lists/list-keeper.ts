import { ask } from '../../api/ask.ts'
import { newId } from '../../api/new-id.ts'
import { buildListsText } from '../../messages/build-lists-text.ts'
import {
  changeLocalLists,
  type KeepingProblem,
  readLocalLists,
  type SavedBuildList,
} from '../../state/build-lists.ts'

/** Does work on the lists: shows the message that it answers with, and reads the lists again. @returns whether it succeeded */
export type Run = (work: () => Promise<string>) => Promise<boolean>

/** A list to be saved, with what its recipes are numbered by. */
export type NewList = Pick<SavedBuildList, 'name' | 'entries' | 'catalogue'>

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
    change((lists) => [...lists, { id: newId(), ...ownFields(list), createdAt: now, updatedAt: now }])
  },
  rename: async (id, name) => {
    const updatedAt = new Date().toISOString()
    change((lists) => lists.map((list) => (list.id === id ? { ...list, name, updatedAt } : list)))
  },
  remove: async (id) => change((lists) => lists.filter((list) => list.id !== id)),
}

export const accountLists: ListKeeper = {
  list: (signal) => ask('getBuildLists', {}, { signal }),
  save: async (list) => {
    await ask('createBuildList', { id: newId(), ...ownFields(list) })
  },
  rename: async (id, name) => {
    await ask('renameBuildList', { id, name })
  },
  remove: async (id) => {
    await ask('deleteBuildList', { id })
  },
}

/** Copies the browser's lists to the account under their ids, so that copying twice makes no second list. */
export async function copyToAccount(lists: readonly SavedBuildList[]): Promise<void> {
  for (const list of lists) await ask('createBuildList', { id: list.id, ...ownFields(list) })
}

function ownFields({ name, entries, catalogue }: NewList) {
  return { name, entries: [...entries], ...(catalogue && { catalogue }) }
}

const problems: Readonly<Record<KeepingProblem, string>> = {
  newer: buildListsText.problems.newer,
  'not-kept': buildListsText.problems.notKept,
}

function change(act: Parameters<typeof changeLocalLists>[0]): void {
  const problem = changeLocalLists(act)
  if (problem) throw new Error(problems[problem])
}
