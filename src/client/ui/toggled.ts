/** The set with this key, or without it if it had it. */
export function toggled<Key>(set: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}
