import type { PersonNo } from './names.ts'

/** The project's name at the time. */
type OfProject = { readonly project: string }

/** Log entries about projects that are shared with people outside their settlement; none contains a link. */
export type SharedProjectFacts = {
  'share.linkMade': OfProject
  'share.linkRevoked': OfProject
  /** Shared with a fellow member of another settlement. */
  'share.added': OfProject & { readonly member: PersonNo }
  /** Somebody came by the link. */
  'share.joined': OfProject
  'share.left': OfProject
  'share.ended': OfProject & { readonly member: PersonNo }
  'share.allEnded': OfProject & { readonly count: number }
}
