import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

test.each(looks)(
  'PRJ-5, TSK-4, BEY-15: axe finds nothing wrong with templates: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page, id } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    const save = (procedure: string, input: object) =>
      callAs<{ id: string }>(page, procedure, { settlementId: id, ...input })
    const items = [
      { itemId: '2', quantity: 20 },
      { itemId: '13', quantity: 3 },
    ]
    const project = await save('createProject', { name: 'Market hall with the covered bridge', items })
    for (const name of ['Any hall', 'Old hall'])
      await save('createProjectTemplate', { projectId: project.id, name, description: 'As in the first' })
    // They are listed by name.
    const [, old] = await callAs<{ id: string }[]>(page, 'getProjectTemplates', { settlementId: id })
    await save('deleteTemplate', { templateId: old!.id })

    await openPart(page, 'Projects')
    await page.getByRole('button', { name: 'Create from…' }).click()
    await page.getByRole('menuitem', { name: 'A template…' }).click()
    const starting = dialogOf(page, 'Start a project from a template')
    await starting.getByText('Recently deleted (1)').click()
    await look('start from a template')
    await starting.getByRole('button', { name: 'Delete the template Any hall' }).click()
    await starting.getByText('Delete this template?').waitFor()
    await look('delete a template')
    // Escape answers the question first, and closes the dialog only then.
    await page.keyboard.press('Escape')
    await starting.getByText('Delete this template?').waitFor({ state: 'detached' })
    expect(await starting.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await starting.waitFor({ state: 'detached' })

    await openPart(page, 'Assignments')
    await page.getByRole('button', { name: 'Assign tasks' }).click()
    const assigning = dialogOf(page, 'Task Assignment Interface')
    await assigning.getByRole('tab', { name: 'Template' }).click()
    await assigning.getByText('No templates yet.').waitFor()
    await look('no assignment templates')
    await assigning.getByRole('button', { name: 'New template' }).click()
    await look('new assignment template')
    await assigning.getByRole('textbox', { name: 'Name' }).fill('Everybody')
    await assigning.getByRole('button', { name: 'Save template' }).click()
    await assigning.getByRole('heading', { name: 'Who gets what' }).waitFor()
    await look('assign by a template')
    expect(findings).toEqual([])
  },
)
