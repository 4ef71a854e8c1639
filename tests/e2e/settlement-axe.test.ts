import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { closedLists } from '../support/closed-lists.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import {
  createSettlement,
  dialogOf,
  invite,
  openAs,
  openPart,
  pickOfListed,
} from '../support/settlement-page.ts'

const player = playersOfThisFile()
const longName = 'A settlement whose name is as long as a name may be and that takes eighty letter'

test.each(looks)(
  'SET-1, BEY-15: axe finds nothing wrong with settlements: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await openAs(player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    const closed: string[] = []
    const pressed = (button: RegExp) => () =>
      page.getByRole('main').getByRole('button', { name: button }).first().click()
    const picked = (item: string) => () => pickOfListed(page, longName, item)
    const lookAtDialog = async (name: string, open: () => Promise<void>) => {
      await open()
      await dialogOf(page, name).waitFor()
      await look(name)
      await page.keyboard.press('Escape')
      await dialogOf(page, name).waitFor({ state: 'detached' })
    }

    await page.getByText('You are in no settlement yet').waitFor()
    await look('no settlement')
    await lookAtDialog('Create Settlement', pressed(/^Create/))
    await lookAtDialog('Join Settlement', pressed(/^Join/))
    await createSettlement(page, longName)
    await invite(page)
    await page.getByText('invited a contributor').waitFor()
    for (const part of ['Overview', 'Projects', 'Tasks', 'Assignments', 'Contributions', 'Inventory']) {
      await openPart(page, part)
      await look(part)
      closed.push(...(await closedLists(page)))
    }
    await openPart(page, 'Settlements')
    await look('Settlements')
    closed.push(...(await closedLists(page)))
    await lookAtDialog('Rename / Edit Description', picked('Rename'))
    await lookAtDialog('Settlement settings', pressed(/^Settings/))
    await lookAtDialog('Transfer ownership', picked('Transfer ownership'))
    await lookAtDialog('Delete settlement', picked('Delete'))
    await openPart(page, 'Users')
    await page.getByLabel('Name of the player').fill(longName)
    await page.getByRole('button', { name: 'Add player' }).click()
    await page.getByText('used 0 of 1').waitFor()
    await look('Users')
    closed.push(...(await closedLists(page)))
    await lookAtDialog('Invite User', pressed(/^Invite/))
    await lookAtDialog('Profile Settings', pressed(/^Profile Settings/))
    expect(findings).toEqual([])
    expect(closed).toEqual([])
  },
)
