import { expect, test } from 'vitest'
import type { SharedProjectData } from '#contract/collaborations'
import type { ShareLink } from '#contract/shared-projects'
import type { Snapshot } from '#domain/settlement/tables'
import { playersOfThisFile } from '../support/app-page.ts'
import { aSharedProject } from '../support/progress-readers.ts'
import { callAs, openAs, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
const log = '1'
const itemsContributed = [{ itemId: log, quantity: 1 }]
/** The page reads so many waiting deliveries at once, newest first: Cleo's comes with the second reading. */
const newer = 200

test('CON-2, SET-9: who delivered is named also where 200 newer deliveries wait: Cleo, who is no member, stands under the oldest one', async () => {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada')
  const ids = await aSharedProject(ada)
  const { code } = await callAs<ShareLink>(ada, 'makeProjectShareLink', ids)
  const cleo = await openAs(player, 'Cleo')
  const { id: collaborationId } = await callAs<{ id: string }>(cleo, 'useProjectShareLink', { code })
  const shared = await callAs<SharedProjectData>(cleo, 'loadCollaborativeProjectData', { collaborationId })
  await callAs(cleo, 'deliverToSharedProject', {
    collaborationId,
    taskId: shared.tasks.find(({ metadata }) => metadata.itemId === log)!.id,
    itemsContributed,
  })
  const { tables } = await callAs<Snapshot>(ada, 'getSettlement', { settlementId: ids.settlementId })
  const delivered = {
    settlementId: ids.settlementId,
    taskId: tables.tasks.find(({ itemId }) => itemId === log)!.id,
    itemsContributed,
  }
  for (let i = 0; i < newer; i++) await callAs(ada, 'createTaskContribution', delivered)
  await openPart(ada, 'Contributions')
  await ada.getByRole('tab', { name: `Pending ${newer + 1}` }).waitFor()
  const list = ada.getByRole('list', { name: 'Contributions that wait, oldest first' })
  await list.getByRole('listitem').first().getByText('Cleo').waitFor()
  expect(await list.getByText('Former member').count()).toBe(0)
})
