import { expect, test } from 'vitest'
import type { Project } from '#domain/settlement/ledger-rows'
import type { ProjectTemplate } from '#domain/settlement/template'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { readLedger } from '../support/read-ledger.ts'
import { serversOfThisFile } from '../support/server.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { sourcesOfThisFile } from '../support/table-source.ts'
import { plankItems, plankWays, sendPlankWays, writePlankWays } from '../support/ways-of-planks.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const { plank, stool, timber, chip, log } = plankItems
/** Where the recipes of planks stand: `before` in the game data with which each server here begins, `after` in those that it looks up. */
const { before, after } = plankWays

/** The recipe of each project's planks, and its way for planks wherever it needs some. */
async function chosenIn(owner: Somebody, settlementId: string) {
  const { tables } = await readLedger(owner, settlementId)
  return tables.projects.map(({ id, name, ways }) => [
    name,
    tables.projectItems
      .filter((row) => row.projectId === id && row.itemId === plank)
      .map((row) => row.recipeIndex),
    ways[plank],
  ])
}

test('CAT-2, PRJ-2, PRJ-5: projects and templates keep their chosen recipes when the settlement moves to game data that numbers them otherwise, and back', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendPlankWays), {}, writePlankWays)
  const { owner, settlementId } = await aSettlement(server)
  const create = (name: string, recipeIndex: number) =>
    answerOf(
      owner.ask<Project>('createProject', {
        settlementId,
        name,
        items: [
          { itemId: stool, quantity: 2 },
          { itemId: plank, quantity: 1, recipeIndex },
        ],
        ways: { [plank]: recipeIndex },
      }),
    )
  // Each takes 5 planks, 4 of them for the stools: of 5 timber where they are split, 15 logs where sawn, 45 chips where glued.
  const hall = await create('Hall', before.split)
  const barn = await create('Barn', before.glue)
  const hut = await create('Hut', before.split)
  const shed = await create('Shed', before.saw)
  await answerOf(owner.ask('createProjectTemplate', { settlementId, projectId: barn.id }))
  await answerOf(owner.ask('archiveProject', { settlementId, projectId: barn.id, stock: 'stays' }))
  await answerOf(owner.ask('deleteProject', { settlementId, projectId: hut.id }))
  expect(await lookUp(server)).toMatchObject({ state: 'done' })
  const { version } = await currentOf(server)

  const preview = await answerOf(owner.ask('previewCatalogue', { settlementId, version }))
  expect(preview).toEqual({ items: [], projects: [], orders: [], gone: [] })
  await answerOf(owner.ask('moveCatalogue', { settlementId, version }))
  expect(await chosenIn(owner, settlementId)).toEqual([
    ['Hall', [after.split], after.split],
    ['Shed', [after.saw], after.saw],
  ])
  const { progress } = await readLedger(owner, settlementId)
  expect(progress(hall.id)).toEqual({ [stool]: '0/2', [plank]: '0/5', [timber]: '0/5' })
  expect(progress(shed.id)).toMatchObject({ [log]: '0/15' })

  await answerOf(owner.ask('restoreProject', { settlementId, projectId: hut.id }))
  await answerOf(owner.ask('unarchiveProject', { settlementId, projectId: barn.id }))
  const [template] = await answerOf(owner.ask<ProjectTemplate[]>('getProjectTemplates', { settlementId }))
  expect(template!.outline.ways).toEqual({ [plank]: after.glue })
  const sent = { settlementId, templateId: template!.id, name: 'Second barn' }
  const second = await answerOf(owner.ask<Project>('startProjectFromTemplate', sent))
  expect((await readLedger(owner, settlementId)).progress(second.id)).toMatchObject({ [chip]: '0/45' })
  expect((await chosenIn(owner, settlementId)).toSorted()).toEqual([
    ['Barn', [after.glue], after.glue],
    ['Hall', [after.split], after.split],
    ['Hut', [after.split], after.split],
    ['Second barn', [after.glue], after.glue],
    ['Shed', [after.saw], after.saw],
  ])

  await answerOf(owner.ask('archiveProject', { settlementId, projectId: barn.id, stock: 'stays' }))
  await answerOf(owner.ask('moveCatalogue', { settlementId, version: 'ways-1' }))
  await answerOf(owner.ask('unarchiveProject', { settlementId, projectId: barn.id }))
  expect((await chosenIn(owner, settlementId)).toSorted()).toEqual([
    ['Barn', [before.glue], before.glue],
    ['Hall', [before.split], before.split],
    ['Hut', [before.split], before.split],
    ['Second barn', [before.glue], before.glue],
    ['Shed', [before.saw], before.saw],
  ])
})

test('CAT-2, BEY-14: a first project with recipes of older game data makes its settlement count with them, if the server keeps them', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendPlankWays), {}, writePlankWays)
  const { owner, settlementId } = await aSettlement(server)
  await lookUp(server)
  const { version } = await currentOf(server)
  const glued = { settlementId, items: [{ itemId: plank, quantity: 1, recipeIndex: before.glue }] }
  const refused = { status: 409, body: { reason: 'other-recipes' } }
  const unknown = { ...glued, name: 'Hut', catalogue: 'never-was' }
  expect(await owner.ask('createProject', unknown)).toMatchObject(refused)
  await answerOf(owner.ask('createProject', { ...glued, name: 'Hall', catalogue: 'ways-1' }))
  expect(await owner.ask('createProject', { ...glued, name: 'Barn', catalogue: version })).toMatchObject(
    refused,
  )
  await answerOf(owner.ask('moveCatalogue', { settlementId, version }))
  expect(await chosenIn(owner, settlementId)).toEqual([['Hall', [after.glue], undefined]])
})

test('CAT-2, BEY-11: after a move, acts with recipe numbers of the former version are refused; with the settlement’s version or none they are done', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendPlankWays), {}, writePlankWays)
  const { owner, settlementId } = await aSettlement(server)
  const { id: projectId } = await answerOf(
    owner.ask<Project>('createProject', { settlementId, name: 'Hall' }),
  )
  await lookUp(server)
  const { version } = await currentOf(server)
  await answerOf(owner.ask('moveCatalogue', { settlementId, version }))
  const glued = { settlementId, projectId, itemId: plank, quantity: 1, recipeIndex: before.glue }
  const refused = { status: 409, body: { reason: 'other-recipes', field: 'catalogue' } }
  expect(await owner.ask('addProjectItem', { ...glued, catalogue: 'ways-1' })).toMatchObject(refused)
  const ways = { settlementId, projectId, ways: { [plank]: before.glue }, catalogue: 'ways-1' }
  expect(await owner.ask('setProjectWays', ways)).toMatchObject(refused)
  expect(await chosenIn(owner, settlementId)).toEqual([['Hall', [], undefined]])
  await answerOf(owner.ask('addProjectItem', { ...glued, recipeIndex: after.glue, catalogue: version }))
  // A browser of an earlier release names no version.
  await answerOf(owner.ask('setProjectWays', { settlementId, projectId, ways: { [plank]: after.split } }))
  expect(await chosenIn(owner, settlementId)).toEqual([['Hall', [after.glue], after.split]])
})
