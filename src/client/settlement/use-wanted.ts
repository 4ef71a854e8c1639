import { useState } from 'react'

/**
 * Who is chosen for a task or a project: those who are assigned now, with what this form has changed. What others change meanwhile
 * stays. `forget` drops the changes that are drawn, and keeps those made since.
 */
export function useWanted(people: readonly string[]) {
  /** The people who were added (true) or taken off (false) in this form. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const added = [...changed.keys()].filter((who) => changed.get(who) && !people.includes(who))
  const wanted = [...people.filter((who) => changed.get(who) !== false), ...added]
  return {
    wanted,
    isChanged: added.length > 0 || wanted.length < people.length,
    toggle: (who: string) => setChanged(new Map([...changed, [who, !wanted.includes(who)]])),
    forget: () => setChanged((now) => new Map([...now].filter(([who, is]) => changed.get(who) !== is))),
  }
}
