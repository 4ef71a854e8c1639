import type { SharedProjectFacts } from '#domain/settlement/shared-project-facts'
import type { SentencesOf } from './log-words.ts'
import { plural } from './numbers.ts'

/** What the log says of projects that are shared with people outside the settlement. */
export const shareSentences: SentencesOf<keyof SharedProjectFacts> = {
  'share.linkMade': ({ project }) => `made a link that shares ${project}`,
  'share.linkRevoked': ({ project }) => `revoked the link that shares ${project}`,
  'share.added': ({ project, member }, nameOf) => `shared ${project} with ${nameOf(member)}`,
  'share.joined': ({ project }) => `came to ${project} by its link`,
  'share.left': ({ project }) => `left ${project}, which was shared with them`,
  'share.ended': ({ project, member }, nameOf) => `ended sharing ${project} with ${nameOf(member)}`,
  'share.allEnded': ({ project, count }) =>
    `ended sharing ${project} with ${plural(count, 'person', 'people')}`,
}
