import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { liveStream } from '../support/held-back-stream.ts'
import { loseFirstAnswer, loseFirstAnswerAndHoldNext } from '../support/lose-answers.ts'
import { callAs, dialogOf, openAs, openOwnerOf, openPart, playerRow } from '../support/settlement-page.ts'

const player = playersOfThisFile()

test('SET-7, R5, I11: if the answer is lost, the new player stays shown, is sent again automatically, and exists once', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada', { expected: /ERR_FAILED/ })
  await openPart(page, 'Users')
  // A stream that is open already would tell at once that the player was added.
  await page.route(liveStream, (route) => route.abort())
  await page.reload()
  const { sent, letGo } = await loseFirstAnswerAndHoldNext(page, 'addPlayer')
  const field = page.getByLabel('Name of the player')
  await field.fill('Old Tom')
  await page.getByRole('button', { name: 'Add player' }).click()
  await page.getByText('1 change waits for the connection.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await playerRow(page, 'Old Tom').waitFor()
  letGo()
  await page.getByText('1 change waits for the connection.').waitFor({ state: 'detached' })
  expect(sent()).toBe(2)
  await page.reload()
  await playerRow(page, 'Old Tom').waitFor()
  await expect.poll(() => playerRow(page, 'Old Tom').count()).toBe(1)
})

/** How an answer is lost though the server has done what was asked, and what the player reads then. */
const losses = [
  { by: 'the network', instead: undefined, reads: 'The server could not be reached.' },
  {
    by: 'a database that went away',
    instead: { status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Perhaps it was saved.' } },
    reads: 'Perhaps it was saved.',
  },
]

test.each(losses)(
  'I11, SET-2: when the answer is lost by $by, Create Settlement pressed again makes one settlement',
  async ({ instead, reads }) => {
    const page = await openAs(player, 'Ada', { expected: /ERR_FAILED|503/ })
    const sent = await loseFirstAnswer(page, 'createSettlement', instead)
    await page.getByRole('main').getByRole('button', { name: 'Create Settlement' }).click()
    const dialog = dialogOf(page, 'Create Settlement')
    await dialog.getByLabel('Name').fill('Riverside')
    const submit = dialog.getByRole('button', { name: 'Create Settlement' })
    await submit.click()
    await dialog.getByRole('alert').getByText(reads).waitFor()
    await submit.click()
    await dialog.waitFor({ state: 'detached' })
    expect(sent()).toBe(2)
    const list = await callAs<{ name: string }[]>(page, 'getSettlementsUserCanAccess', {})
    expect(list.map(({ name }) => name)).toEqual(['Riverside'])
  },
)
