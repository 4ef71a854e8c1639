type Step = { readonly term: string; readonly found: Int32Array }
type Question = {
  /** All that is asked but the term; with another one nothing that was found counts any more. */
  readonly about: string
  readonly term: string
  /** Every place in question, without a term. */
  readonly all: () => Int32Array
  /** Those of the places that match the term. What a longer term matches, its beginnings must match too. */
  readonly matching: (places: Int32Array) => Int32Array
}

/**
 * Remembers what each beginning of a term found: a term that grows is looked for only there, one that shrinks was found
 * before, and one that finds the same gives the same array. What is given is shared and not to be changed (CAL-3).
 */
export function createNarrowing(): (question: Question) => Int32Array {
  let known: { readonly about: string; readonly steps: [Step, ...Step[]] } | null = null
  return ({ about, term, all, matching }) => {
    if (known?.about !== about) known = { about, steps: [{ term: '', found: all() }] }
    const { steps } = known
    while (!term.startsWith(steps.at(-1)!.term)) steps.pop()
    const before = steps.at(-1)!
    if (before.term === term) return before.found
    const fewer = matching(before.found)
    const found = fewer.length === before.found.length ? before.found : fewer
    steps.push({ term, found })
    return found
  }
}
