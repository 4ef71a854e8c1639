import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { lookerAt, looks } from '../support/looks.ts'
import { createSettlement, dialogOf, invite, openAs, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())
const longName = 'A settlement whose name is as long as a name may be and that takes eighty letter'

test.each(looks)(
  'SET-1, BEY-15: axe finds nothing wrong with settlements: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await openAs(player, 'Ada', { screen, stored })
    const { look, findings } = lookerAt(page)
    const lookAtDialog = async (name: string, button: RegExp) => {
      await page.getByRole('main').getByRole('button', { name: button }).first().click()
      await dialogOf(page, name).waitFor()
      await look(name)
      await page.keyboard.press('Escape')
      await dialogOf(page, name).waitFor({ state: 'detached' })
    }

    await page.getByText('You are in no settlement yet').waitFor()
    await look('no settlement')
    await lookAtDialog('Create Settlement', /^Create/)
    await lookAtDialog('Join Settlement', /^Join/)
    await createSettlement(page, longName)
    await invite(page)
    await page.getByText('invited a contributor').waitFor()
    for (const part of ['Overview', 'Projects', 'Tasks', 'Assignments', 'Contributions', 'Inventory']) {
      await openPart(page, part)
      await look(part)
    }
    await openPart(page, 'Settlements')
    await look('Settlements')
    await lookAtDialog('Rename / Edit Description', /^Rename/)
    await lookAtDialog('Settlement settings', /^Settings/)
    await lookAtDialog('Transfer ownership', /^Transfer/)
    await lookAtDialog('Delete settlement', /^Delete/)
    await openPart(page, 'Users')
    await page.getByLabel('Name of the player').fill(longName)
    await page.getByRole('button', { name: 'Add player' }).click()
    await page.getByText('used 0 of 1').waitFor()
    await look('Users')
    await lookAtDialog('Invite User', /^Invite/)
    await lookAtDialog('Profile Settings', /^Profile Settings/)
    expect(findings).toEqual([])
  },
)
