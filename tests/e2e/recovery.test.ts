import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { adaAndBen, callAs, memberRow, openPart, playerRow } from '../support/settlement-page.ts'

const player = playersOfThisFile()

type Created = { readonly id: string }

test.each([
  ['wide', wide],
  ['phone', phone],
])(
  'BEY-6, SYS-7: where no Undo is offered any more, a deleted task is brought back in Tasks, and a deleted project with what it held in Emergency Recovery (%s)',
  async (_, screen) => {
    const { ada, ben, id } = await adaAndBen(player, {
      role: 'contributor',
      visit: { screen },
      guestVisit: { screen },
    })
    const { id: taskId } = await callAs<Created>(ada, 'createTask', {
      settlementId: id,
      title: 'Ask the miller',
    })
    await callAs(ada, 'deleteTask', { settlementId: id, taskId })
    const items = [{ itemId: '1', quantity: 4 }]
    const { id: projectId } = await callAs<Created>(ada, 'createProject', {
      settlementId: id,
      name: 'Hall',
      items,
    })
    await callAs(ada, 'deleteProject', { settlementId: id, projectId })

    await openPart(ben, 'Tasks')
    await ben.getByRole('button', { name: 'Deleted tasks (1)' }).click()
    const closed = ben.getByRole('button', { name: 'Restore: Ask the miller' })
    expect(await closed.isDisabled()).toBe(true)
    expect(await closed.getAttribute('title')).toBe('Your role does not allow this.')

    await openPart(ada, 'Tasks')
    await ada.getByRole('button', { name: 'Deleted tasks (1)' }).click()
    expect(await axeFindings(ada)).toEqual([])
    await ada.getByRole('button', { name: 'Restore: Ask the miller' }).click()
    await ada.getByText('"Ask the miller" is back.').waitFor()
    await expect.poll(() => ada.getByRole('button', { name: /^Deleted tasks/ }).count()).toBe(0)
    await ben.getByRole('button', { name: 'Open Ask the miller' }).waitFor()

    await openPart(ada, 'Debug')
    const recovery = ada.getByRole('region', { name: 'Emergency Recovery' })
    await recovery.getByRole('button', { name: 'Archived and deleted' }).click()
    await recovery.getByText('1 item, 1 task').waitFor()
    expect(await axeFindings(ada)).toEqual([])
    await recovery.getByRole('button', { name: 'Restore Hall' }).click()
    await ada.getByText('"Hall" is back.').waitFor()
    await openPart(ben, 'Projects')
    await ben.getByRole('article', { name: 'Hall' }).waitFor()
    await recovery.getByRole('button', { name: 'Open the history of the stock' }).click()
    await expect.poll(() => new URL(ada.url()).pathname).toBe('/settlement/inventory/history')
  },
)

test('BEY-6, SET-7, INV-1: Undo brings a removed player back to their task, and a removed place with what lay there; of a member it offers a new invitation', async () => {
  const { ada, ben, id } = await adaAndBen(player, { role: 'contributor' })
  const settlement = { settlementId: id }
  const { id: finn } = await callAs<Created>(ada, 'addPlayer', { ...settlement, name: 'Finn' })
  const { id: taskId } = await callAs<Created>(ada, 'createTask', { ...settlement, title: 'Mend the roof' })
  await callAs(ada, 'assignTask', { ...settlement, taskId, assignedTo: finn })
  await openPart(ben, 'Tasks')
  await ben.getByRole('img', { name: 'Finn' }).waitFor()

  await openPart(ada, 'Users')
  await playerRow(ada, 'Finn').getByRole('button', { name: 'Remove Finn' }).click()
  await ada.getByRole('button', { name: 'Yes, remove' }).click()
  await expect.poll(() => ben.getByRole('img', { name: 'Finn' }).count()).toBe(0)
  await ada.getByText('"Finn" was removed, also from tasks and projects.').waitFor()
  await ada.getByRole('button', { name: 'Undo' }).click()
  await playerRow(ada, 'Finn').waitFor()
  await ben.getByRole('img', { name: 'Finn' }).waitFor()

  const { id: storageId } = await callAs<Created>(ada, 'addStorage', { ...settlement, name: 'Cellar' })
  await callAs(ada, 'addItemsToInventory', {
    ...settlement,
    items: [{ itemId: '1', quantity: 4 }],
    storageId,
  })
  await openPart(ada, 'Inventory')
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'Storage places' }).click()
  const places = ada.getByRole('dialog', { name: 'Storage places' })
  await places.getByRole('button', { name: 'Remove Cellar' }).click()
  await places.getByRole('button', { name: 'Yes, remove' }).click()
  await places.getByText('"Cellar" was removed; what lay there lies nowhere in particular.').waitFor()
  expect(await axeFindings(ada)).toEqual([])
  await places.getByRole('button', { name: 'Undo' }).click()
  await places.getByRole('listitem').filter({ hasText: 'Cellar' }).getByText('1 kind lies here').waitFor()
  await ada.keyboard.press('Escape')

  await openPart(ada, 'Users')
  await memberRow(ada, 'Ben').getByRole('button', { name: 'Remove Ben' }).click()
  await ada.getByRole('button', { name: 'Yes, remove' }).click()
  await ada.getByRole('button', { name: 'Invite again' }).click()
  await ada.getByRole('dialog', { name: 'Invite User' }).waitFor()
})
