import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import type { Ask } from './fill-stock.ts'

type Who = Readonly<Record<'olivia' | 'adam' | 'cora', Ask>>

/** Deliveries for tasks: one approved, one approved in part, one rejected, and three that wait for review. */
export async function deliverForTasks({ olivia, adam, cora }: Who, settlementId: string): Promise<void> {
  const { tables } = await olivia<Snapshot>('getSettlement', { settlementId })
  const left = new Map(
    tables.taskNumbers.map(({ taskId, target, completed }) => [taskId, target - completed]),
  )
  const leftOf = ({ id }: { readonly id: string }) => left.get(id) ?? 0
  // Largest remainder first, so that these deliveries complete none.
  const tasks = tables.tasks
    .flatMap(({ id, itemId }) => (itemId === null ? [] : [{ id, itemId }]))
    .sort((a, b) => leftOf(b) - leftOf(a))
  if (tasks.length === 0) return
  const deliver = (as: Ask, index: number, quantity: number, extra: object = {}) => {
    const { id: taskId, itemId } = tasks[index % tasks.length]!
    const itemsContributed = [{ itemId, quantity }]
    return as<Contribution>('createTaskContribution', { settlementId, taskId, itemsContributed, ...extra })
  }
  const asReviewed = ({ id: contributionId, revision }: Contribution) => ({
    settlementId,
    contributionId,
    revision,
  })
  await adam(
    'approveTaskContribution',
    asReviewed(await deliver(cora, 0, 3, { notes: 'In the chest by the mill.' })),
  )
  const inPart = await deliver(cora, 1, 5)
  await adam('approveTaskContribution', {
    ...asReviewed(inPart),
    accepted: inPart.itemsContributed.map(({ itemId }) => ({ itemId, quantity: 4 })),
    reason: 'Four were in the chest.',
  })
  await olivia('rejectTaskContribution', {
    ...asReviewed(await deliver(adam, 2, 2)),
    reason: 'This is for the next project.',
  })
  await deliver(cora, 0, 4, {
    notes: 'Woven last night, the rest tomorrow. In the loft, left chest behind the stairs.',
    proofOfWork: 'https://pictures.example/loft-chest.png',
  })
  await deliver(adam, 1, 2)
  await deliver(olivia, 2, 1)
}
