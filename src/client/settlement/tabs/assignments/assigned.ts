import type { EveryActInput } from '#domain/settlement/acts/every-act'

/** How many tasks were given to others than before, and the former lists of people that take it back. */
export type Assigned = { readonly count: number; readonly former: EveryActInput<'assignTasks'>['tasks'] }
