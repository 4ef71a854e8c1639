import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { aBridge, decided, openDashboard, waiting } from '../support/contribution-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'

const player = playersOfThisFile()

test.each(looks)(
  'CON-2, BEY-15: axe finds nothing wrong with the dashboard: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { ada, ben, ask, deliver } = await aBridge(player, { visit: { screen, stored }, guestVisit: {} })
    const { look, findings } = pageCheckOf(ada)
    await openDashboard(ada)
    await ada.getByText('Nothing waits for review').waitFor()
    await look('nothing waits')
    const notes = 'In the loft, in the left chest behind the stairs, under the cloth of last year.'
    await deliver(ben, 5, {
      notes,
      proofOfWork: 'https://pictures.example/loft.png',
      materials: [{ itemId: '2', quantity: 3 }],
    })
    await deliver(ada, 4)
    const [one, two] = [await deliver(ben, 3), await deliver(ben, 2)]
    await ask(ada, 'approveTaskContribution', { contributionId: one.id, revision: 1 })
    const rejection = { contributionId: two.id, revision: 1, reason: 'These belong to the next project.' }
    await ask(ada, 'rejectTaskContribution', rejection)
    await waiting(ada).nth(1).waitFor()
    await expect.poll(() => waiting(ada).count()).toBe(2)
    await look('what waits')
    await ada.getByLabel('Select all that you may review').check()
    await ada.getByRole('button', { name: 'Reject 2…' }).click()
    await look('reject several')
    await ada.getByRole('button', { name: 'Cancel' }).click()
    await ada.getByRole('button', { name: 'Open 5 Rough Wood Log from Ben' }).click()
    await ada.getByRole('button', { name: 'One less: Rough Wood Log' }).click()
    await ada.getByRole('textbox', { name: 'Why 1 goes back' }).waitFor()
    await look('approve a part')
    await ada.getByRole('button', { name: 'Reject…', exact: true }).click()
    await ada.getByRole('button', { name: 'Reject', exact: true }).click()
    await look('reject')
    await ada.getByRole('button', { name: 'Close the contribution' }).click()
    await ada.getByRole('button', { name: 'Open 4 Rough Wood Log from Ada' }).click()
    await ada.getByRole('button', { name: 'Edit…' }).click()
    await look('edit')
    await ada.getByRole('button', { name: 'Close the contribution' }).click()
    for (const [tab, name] of [
      ['Approved', 'Approved contributions'],
      ['Rejected', 'Contributions that went back'],
    ] as const) {
      await openDashboard(ada, tab)
      await decided(ada, name).first().waitFor()
      await ada
        .getByRole('button', { name: /^Open / })
        .first()
        .click()
      await look(tab)
      await ada.getByRole('button', { name: 'Close the contribution' }).click()
    }
    await openDashboard(ada, 'Leaderboard')
    await ada.getByRole('table', { name: 'Leaderboard' }).waitFor()
    await look('leaderboard')
    await openDashboard(ada, 'Statistics')
    await ada.getByRole('img', { name: '1 contribution was approved in 14 days.' }).waitFor()
    await look('statistics as charts')
    for (const title of ['Per day', 'Per item', 'Per player', 'Approval rate', 'Task progress'])
      await ada.getByRole('button', { name: `${title} as a table` }).click()
    await ada.getByRole('table', { name: 'Approval rate' }).waitFor()
    await look('statistics as tables')
    expect(findings).toEqual([])
  },
)
