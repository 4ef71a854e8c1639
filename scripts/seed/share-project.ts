import type { ListedSettlement } from '#contract/settlements'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import type { Ask } from './fill-stock.ts'

/** Vera creates a project in her own settlement, for an item that a project of the settlement asks for too, and shares it with Cora. */
export async function shareProject(
  { vera, cora }: { readonly vera: Ask; readonly cora: Ask },
  settlementId: string,
): Promise<void> {
  const { tables } = await vera<Snapshot>('getSettlement', { settlementId })
  const [item] = tables.projectItems
  const own = await vera<ListedSettlement>('openPersonalSettlement')
  const { id: projectId } = await vera<Project>('createProject', {
    settlementId: own.id,
    name: 'A hut by the river',
    description: 'Whoever passes by may help.',
    ...(item && { items: [{ itemId: item.itemId, quantity: 4 }] }),
  })
  const { id: userId } = await cora<{ id: string }>('getUser')
  await vera('shareProjectWith', { settlementId: own.id, projectId, userId })
}
