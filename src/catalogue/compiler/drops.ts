export type Drop = { readonly reason: string; readonly count: number; readonly examples: readonly string[] }

/** Counts what the compiler leaves out and why (CAT-2). */
export type Drops = {
  /** Counts one more that is left out. @returns an empty list, so that a `flatMap` can leave the row out */
  readonly skip: (reason: string, name: string) => never[]
  readonly all: () => readonly Drop[]
}

const examplesKept = 4

export function countDrops(): Drops {
  const byReason = new Map<string, { count: number; examples: string[] }>()
  return {
    skip: (reason, name) => {
      const entry = byReason.get(reason) ?? { count: 0, examples: [] }
      entry.count += 1
      if (entry.examples.length < examplesKept && !entry.examples.includes(name)) entry.examples.push(name)
      byReason.set(reason, entry)
      return []
    },
    all: () => [...byReason].map(([reason, entry]) => ({ reason, ...entry })),
  }
}
