import type { Rows } from '../settlement/tables.ts'
import type { Claim, ProjectWalk } from './project-walk.ts'

/** All projects of a settlement, made ready for a walk. */
export type LineUp = {
  /** In the order in which they take. */
  readonly walks: readonly ProjectWalk[]
  /** The claims of each turn, in the order of the projects. */
  readonly claims: readonly (readonly Claim[])[]
}

/** A line-up, and the tables that it was made of. */
export type KnownLineUp = LineUp & Pick<Rows, 'projects' | 'projectItems'>
