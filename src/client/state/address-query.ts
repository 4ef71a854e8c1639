import { navigate, useLocationProperty } from 'wouter/use-browser-location'

type Step = {
  /** Whether it replaces the history's present entry instead of adding one. */
  readonly replace: boolean
  /** Kept in the history's entry. */
  readonly state: unknown
}

/** One part of the address's query, null where it is missing; a change of other parts redraws nothing. */
export function useQueryPart(name: string): string | null {
  return useQuery(() => queryPart(name))
}

/** A value that is read from the query; the component is drawn again only when the value changes. */
export function useQuery<Value extends string | boolean | null>(read: () => Value): Value {
  return useLocationProperty(read)
}

export function queryPart(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}

/** Opens something beside a list. What is opened next takes its place in the browser's history, so Back leads to the list at once. */
export function openBesideList(name: string, id: string): void {
  changeQuery({ [name]: id }, { replace: queryPart(name) !== null, state: null })
}

/** Changes parts of the query, null takes one away; the rest of the address stays. Does nothing where the query stays the same. */
export function changeQuery(changes: Readonly<Record<string, string | null>>, step?: Step): void {
  const search = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name)
    else search.set(name, value)
  }
  const query = search.size > 0 ? `?${search}` : ''
  if (query !== location.search) navigate(`${location.pathname}${query}${location.hash}`, step)
}
