/** A change that removes a guard: in this file, one text is replaced by another. */
export type Mutant = {
  readonly what: string
  readonly file: string
  readonly text: string
  readonly becomes: string
  /** Tests that are likely to find the change out; they are run before those of its list. */
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
  /** Only tests whose titles have one of these texts are run; without any all are. */
  readonly titles: readonly string[]
  /** Whether tests on the built-in database are run too, for a guard that stands there alone. */
  readonly onBuiltIn?: true
}

export function api(file: string, ...titles: readonly string[]): Tests {
  return { project: 'api', paths: [`tests/api/${file}.test.ts`], titles }
}

export function unit(...paths: readonly string[]): Tests {
  return { project: 'unit', paths, titles: [] }
}

/** The tests of the matrix rows whose names begin so: those of an area, or of a single row. */
export function matrixRows(name: string): Tests {
  return api('settlement-matrix', `B1: ${name}`)
}

/** The tests that call a procedure with an id from another settlement. */
export function idFromElsewhere(procedure: string): Tests {
  return api('settlement-matrix', `SET-5: ${procedure} with a `)
}
