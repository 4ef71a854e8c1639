import type { Catalog } from '#domain/catalog/catalog'
import type { SharedPlan } from '#domain/sharing/shared-plan'
import { followReading } from '../../state/follow-plan.ts'
import { type PlanLinkReading, readPlanLink } from './plan-link.ts'

export type OpenedLink =
  | Exclude<PlanLinkReading, { status: 'ok' }>
  | {
      readonly status: 'ok'
      /** Its recipes are numbered as in the catalogue in use. */
      readonly plan: SharedPlan
      /** Names of items whose recipes could not be followed. */
      readonly unsure: readonly string[]
    }

/** Reads a link to a plan, which may have been made with another catalogue (BEY-1, BEY-14). */
export async function openLink(catalog: Catalog, hash: string): Promise<OpenedLink> {
  const link = await readPlanLink(hash)
  if (link.status !== 'ok') return link
  const { unsure, ...followed } = await followReading(catalog, link.plan, link.plan.catalogVersion)
  return { status: 'ok', plan: { ...link.plan, ...followed }, unsure }
}
