import { expect, test } from 'vitest'
import type { ServedCatalogue } from '#contract/catalogues'
import type { SharedDelivery } from '#contract/collaborations'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Settlement } from '#domain/settlement/tables'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { readLedger } from '../support/read-ledger.ts'
import { serversOfThisFile } from '../support/server.ts'
import { answerOf } from '../support/settlements.ts'
import { aSharedPlace, loadShared } from '../support/shared-project-place.ts'
import { sending, sendTables, smallTables, sourcesOfThisFile } from '../support/table-source.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const [log, plank, stool] = ['1', '2', '3']

type Preview = {
  readonly items: readonly object[]
  readonly projects: readonly { readonly id: string; readonly needs: readonly object[] }[]
}

test('CAT-2, INV-2: the preview of a newer version says planks 4 → 10 and writes nothing; the move brings just that, and can be previewed back', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendTables))
  const { owner, settlementId } = await aSettlement(server)
  const items = [{ itemId: stool, quantity: 2 }]
  const { id } = await answerOf(owner.ask<Project>('createProject', { settlementId, name: 'Stools', items }))
  await lookUp(server)
  const { version } = await currentOf(server)
  const before = await readLedger(owner, settlementId)
  const preview = (wanted: string) =>
    answerOf(owner.ask<Preview>('previewCatalogue', { settlementId, version: wanted }))
  // 2 stools of 2 planks each, in the newer version of 5; a plank takes 3 logs. The stools stay 2, so the preview leaves them out.
  const needs = [
    { itemId: plank, name: 'Rough Plank', before: 4, after: 10 },
    { itemId: log, name: 'Rough Wood Log', before: 12, after: 30 },
  ]
  expect(await preview(version)).toEqual({ items: [], projects: [{ id, needs }], orders: [], gone: [] })
  expect(await readLedger(owner, settlementId)).toMatchObject({ tables: before.tables })

  await answerOf(owner.ask('moveCatalogue', { settlementId, version }))
  expect((await readLedger(owner, settlementId)).progress(id)).toEqual({
    [log]: '0/30',
    [plank]: '0/10',
    [stool]: '0/2',
  })
  expect(await preview(version)).toEqual({ items: [], projects: [], orders: [], gone: [] })
  expect((await preview('wood-1')).projects[0]!.needs).toEqual(
    needs.map((need) => ({ ...need, before: need.after, after: need.before })),
  )
  const served = await answerOf(owner.ask<ServedCatalogue[]>('getCatalogues'))
  expect(served.map((one) => [one.version, one.canCount])).toEqual([
    [version, true],
    ['wood-1', true],
  ])
  const unknown = await owner.ask('previewCatalogue', { settlementId, version: 'never-was' })
  expect(unknown).toMatchObject({ status: 404, body: { reason: 'no-catalogue' } })
})

test('CAT-2: a settlement whose first act moves it to the former version counts with that one, and is shown so', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendTables))
  const { owner: other, settlementId: otherId } = await aSettlement(server)
  await answerOf(other.ask('createProject', { settlementId: otherId, name: 'Keeps the former version' }))
  await lookUp(server)
  const { owner, settlementId } = await aSettlement(server)
  const moved = await answerOf(owner.ask<Settlement>('moveCatalogue', { settlementId, version: 'wood-1' }))
  expect(moved.catalogue).toBe('wood-1')
  expect((await readLedger(owner, settlementId)).tables.settlements).toMatchObject([{ catalogue: 'wood-1' }])
  const items = [{ itemId: stool, quantity: 2 }]
  const { id } = await answerOf(owner.ask<Project>('createProject', { settlementId, name: 'Stools', items }))
  expect((await readLedger(owner, settlementId)).progress(id)).toMatchObject({ [plank]: '0/4' })
})

test('SET-9, CAT-2: while the settlement counts with the former version, a collaborator reads the names of that version in their deliveries', async () => {
  const renamed = smallTables.item_desc.map((row) => ({ ...row, name: row.name.replace('Rough', 'Coarse') }))
  const { server } = await aServerOfWood(
    servers,
    await aSource(sending({ ...smallTables, item_desc: renamed })),
  )
  const { aGuest } = await aSharedPlace(server)
  const { guest, collaborationId } = await aGuest()
  await lookUp(server)
  const shown = () => answerOf(loadShared(guest, collaborationId))
  const [task] = (await shown()).tasks
  const itemsContributed = [{ itemId: log, quantity: 5 }]
  const delivered = await answerOf(
    guest.ask<SharedDelivery>('deliverToSharedProject', {
      collaborationId,
      taskId: task!.id,
      itemsContributed,
    }),
  )
  expect(delivered.itemsContributed).toMatchObject([{ itemName: 'Rough Wood Log' }])
  expect((await shown()).deliveries).toEqual([delivered])
})
