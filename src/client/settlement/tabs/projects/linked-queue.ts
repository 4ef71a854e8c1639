import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { SharedPlan } from '#domain/sharing/shared-plan'
import { projectsText } from '../../../messages/projects-text.ts'
import type { OpenedLink } from '../../../plan/link/open-link.ts'

const text = projectsText.createFrom.link

/** What a link queues, as far as the settlement's game data know it; or, in words, why no project can be made of it. */
export type LinkedQueue =
  | { readonly status: 'problem'; readonly problem: string }
  | {
      readonly status: 'ok'
      readonly plan: SharedPlan
      /** Names of items whose recipes could not be followed. */
      readonly unsure: readonly string[]
      /** How many of its entries the game data do not know; they are left out. */
      readonly unknown: number
    }

export function linkedQueue(catalog: Catalog, link: OpenedLink): LinkedQueue {
  if (link.status !== 'ok') return { status: 'problem', problem: text.problems[link.status] }
  const { plan, unsure } = link
  const buildList = plan.buildList.filter(({ itemId }) => findItem(catalog, itemId) !== undefined)
  const unknown = plan.buildList.length - buildList.length
  if (buildList.length > 0) return { status: 'ok', plan: { ...plan, buildList }, unsure, unknown }
  return { status: 'problem', problem: unknown === 0 ? text.empty : text.allUnknown }
}
