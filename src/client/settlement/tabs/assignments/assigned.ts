import type { Given } from '#domain/settlement/assigning/taken-back'

/** The tasks that were given to others than before, and to whom, so that it can be taken back. */
export type Assigned = readonly Given[]
