import { expect, test } from 'vitest'
import { own, owned, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { keptJournal, setJournalBack } from '../support/kept-journal.ts'

const player = playersOfThisFile()

test('R6, I11: a browser that has forgotten its last save, as after a power cut, sets one change aside, and saves those after it', async () => {
  const name = `Keeper ${crypto.randomUUID().slice(0, 8)}`
  const page = await player.open({ as: name, expected: /status of 422/ })
  const planks = (amount: string) => expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe(amount)
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  const before = await keptJournal(page)
  await own(page, 'Rough Plank', 4)
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(page).waitFor()
  await setJournalBack(page, before)
  await page.reload()
  await saved(page).waitFor()
  await planks('4')

  await own(page, 'Rough Plank', 5)
  await page.getByRole('status', { name: /^Not accepted: It is not known any more/ }).waitFor()
  await planks('4')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/saveUserData') && answer.ok())
  await own(page, 'Rough Plank', 6)
  await kept
  const elsewhere = await player.open({ as: name })
  await expect.poll(() => owned(elsewhere, 'Rough Plank').inputValue()).toBe('6')
})
