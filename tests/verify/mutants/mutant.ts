/** A change that removes a guard: in this file, one text is replaced by another. */
export type Mutant = {
  readonly what: string
  readonly file: string
  readonly text: string
  readonly becomes: string
  /** Where it is found out, if not where the other mutants of its list are. */
  readonly likely?: readonly Tests[]
}

export type Guards = {
  /** Tests that are likely to find its mutants out, the likeliest first. All others are run after them. */
  readonly likely: readonly Tests[]
  readonly mutants: readonly Mutant[]
}

/** Tests that are run together. */
export type Tests = {
  readonly project: 'unit' | 'api'
  /** Files or folders. */
  readonly paths: readonly string[]
  /** Words of which a title has some; all tests, where there are none. */
  readonly titles: readonly string[]
  /** Also on the built-in database, where a guard stands on it alone. */
  readonly onBuiltIn?: true
}

export function api(file: string, ...titles: readonly string[]): Tests {
  return { project: 'api', paths: [`tests/api/${file}.test.ts`], titles }
}

export function unit(...paths: readonly string[]): Tests {
  return { project: 'unit', paths, titles: [] }
}

/** The rows of the matrix whose name begins so: those of an area, or a single one. */
export function matrixRows(name: string): Tests {
  return api('settlement-matrix', `B1: ${name}`)
}

/** A procedure with an id of something in another settlement. */
export function idFromElsewhere(procedure: string): Tests {
  return api('settlement-matrix', `SET-5: ${procedure} with a `)
}
