import { navigate, useSearch } from 'wouter/use-browser-location'

/** `?dialog=data` is the Data Manager, `?dialog=ways-back` what can be gone back to, `?dialog=build-lists` the lists (CAL-1). */
const dialogs = ['data', 'ways-back', 'build-lists'] as const
export type DataDialog = (typeof dialogs)[number]

/** Which of these dialogs the address asks for; null for none. */
export function useDataDialog(): DataDialog | null {
  const asked = new URLSearchParams(useSearch()).get('dialog')
  return dialogs.find((name) => name === asked) ?? null
}

/** Stands in the history's entry, so that closing goes back instead of leaving an open dialog behind. */
const openedHere = { dataDialog: 'opened' }

/** Opens it; from one of the others it takes that one's place, so that one Back still closes it. */
export function openDataDialog(dialog: DataDialog): void {
  const isOpen = new URLSearchParams(location.search).has('dialog')
  go(dialog, { replace: isOpen, state: isOpen ? history.state : openedHere })
}

export function closeDataDialog(): void {
  if (!new URLSearchParams(location.search).has('dialog')) return
  if (history.state?.dataDialog === openedHere.dataDialog) history.back()
  else go(null, { replace: true, state: null })
}

function go(dialog: DataDialog | null, options: { replace: boolean; state: unknown }): void {
  const search = new URLSearchParams(location.search)
  if (dialog) search.set('dialog', dialog)
  else search.delete('dialog')
  const query = search.size > 0 ? `?${search}` : ''
  navigate(`${location.pathname}${query}${location.hash}`, options)
}
