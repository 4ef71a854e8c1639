import { expect, test } from 'vitest'
import { narrow, phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { pageCheckOf } from '../support/looks.ts'
import { adaAndBen, callAs, dialogOf, openPart, pickOfListed } from '../support/settlement-page.ts'

const player = playersOfThisFile()
const alert =
  "DATA PROTECTION: Prevented loss of 2 project(s). Your data is safe! If you're experiencing sync issues, go to Debug tab → Emergency Recovery."

test.each([
  ['wide', wide],
  ['phone', phone],
])(
  'SAVE-6, BEY-6: deleting all projects at once is held back first; a second button deletes both, and one undo brings them back (%s)',
  async (_, screen) => {
    const { ada, ben, id } = await adaAndBen(player, { role: 'contributor', visit: { screen } })
    for (const name of ['Bridge', 'Hall']) await callAs(ada, 'createProject', { settlementId: id, name })
    await openPart(ben, 'Projects')
    const names = () => ben.getByRole('article').getByRole('heading').allInnerTexts()
    await expect.poll(names).toEqual(['Bridge', 'Hall'])

    await openPart(ada, 'Settlements')
    await pickOfListed(ada, 'Riverside', 'Data')
    const dialog = dialogOf(ada, 'Game data and export')
    await dialog.getByRole('button', { name: 'Delete all projects' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toBe(alert)
    const { look, findings } = pageCheckOf(ada)
    await look('whether to delete all projects')
    await ada.setViewportSize(narrow)
    await look('whether to delete all projects, on a narrow phone')
    await ada.setViewportSize(screen)
    expect(findings).toEqual([])
    await dialog.getByRole('button', { name: 'Keep them' }).click()
    expect(await names()).toEqual(['Bridge', 'Hall'])

    await dialog.getByRole('button', { name: 'Delete all projects' }).click()
    await dialog.getByRole('button', { name: 'Delete all 2 projects all the same' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(names).toEqual([])
    await ada.getByText('2 projects were deleted.').waitFor()
    await ada.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(['Bridge', 'Hall'])
  },
)
