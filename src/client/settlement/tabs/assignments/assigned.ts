import type { Given } from '#domain/settlement/assigning/taken-back'

/** What one press has assigned: each task with who had it before and who has it now, so that the press can be taken back. */
export type Assigned = readonly Given[]
