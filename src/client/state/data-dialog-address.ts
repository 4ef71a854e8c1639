import { changeQuery, queryPart, useQueryPart } from './address-query.ts'

/** `?dialog=data` is the Data Manager, `?dialog=ways-back` what can be gone back to, `?dialog=build-lists` the lists (CAL-1). */
const dialogs = ['data', 'ways-back', 'build-lists'] as const
export type DataDialog = (typeof dialogs)[number]

/** Which of these dialogs the address asks for; null for none. */
export function useDataDialog(): DataDialog | null {
  const asked = useQueryPart('dialog')
  return dialogs.find((name) => name === asked) ?? null
}

/** Stands in the history's entry, so that closing goes back instead of leaving an open dialog behind. */
const openedHere = { dataDialog: 'opened' }

/** Opens a dialog. Where another of them is open, it takes that one's place, so that going back once still closes it. */
export function openDataDialog(dialog: DataDialog): void {
  const isOpen = queryPart('dialog') !== null
  changeQuery({ dialog }, { replace: isOpen, state: isOpen ? history.state : openedHere })
}

export function closeDataDialog(): void {
  if (queryPart('dialog') === null) return
  if (history.state?.dataDialog === openedHere.dataDialog) history.back()
  else changeQuery({ dialog: null }, { replace: true, state: null })
}
