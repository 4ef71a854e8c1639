import { expect, test } from 'vitest'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { aBridge, openDashboard, waiting } from '../support/contribution-page.ts'

const player = playersOfThisFile()

test.each([
  ['phone', phone],
  ['wide', wide],
] as const)(
  'CON-2: 5 logs with a word and a proof take no more room in the list than 4 without: %s',
  async (_, screen) => {
    const { ada, ben, deliver } = await aBridge(player, { visit: { screen }, guestVisit: {} })
    const notes = 'In the loft, in the left chest behind the stairs, under the cloth of last year.'
    await deliver(ben, 5, { notes, proofOfWork: 'https://pictures.example/loft.png' })
    await deliver(ben, 4)
    await openDashboard(ada)
    await expect.poll(() => waiting(ada).count()).toBe(2)
    await waiting(ada)
      .first()
      .getByTitle(/In the loft, in the left chest/)
      .waitFor()
    const heights = await waiting(ada).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    )
    expect(heights[0]).toBe(heights[1])
  },
)
