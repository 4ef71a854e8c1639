import type { Given } from '#domain/settlement/assigning/taken-back'

/** How many tasks were given to others than before, and to whom, so that it can be taken back. */
export type Assigned = { readonly count: number; readonly given: readonly Given[] }
