import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, own, owned, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { endJournalConnection, keptJournal, setJournalBack } from '../support/kept-journal.ts'

const player = playersOfThisFile()
const refused = /net::ERR_|Failed to load resource|Failed to fetch/
const somebody = () => `Keeper ${crypto.randomUUID().slice(0, 8)}`

const oneMore = (page: Page) =>
  column(page, 'Results').getByRole('button', { name: 'One more Rough Plank' }).click()
const planks = (page: Page) => owned(page, 'Rough Plank').inputValue()

/** Looks in another browser of the player at what the account has. */
async function seenElsewhere(name: string, amount: string) {
  const elsewhere = await player.open({ as: name })
  await expect.poll(() => planks(elsewhere)).toBe(amount)
}

test('R6, R10: changes made while the browser could not store them are never called saved, and are saved on the next visit', async () => {
  const name = somebody()
  const page = await player.open({ as: name })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  // Each new connection fails too.
  await endJournalConnection(page, true)
  // Nor can the page look up what another device saves meanwhile.
  const desk = await player.open({ as: name })
  await own(desk, 'Rough Wood Log', 3)
  await saved(desk).waitFor()
  await oneMore(page)
  await page.getByRole('status', { name: 'Failed to save data' }).waitFor()
  await oneMore(page)
  // A page that loses the focus saves at once.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.getByRole('status', { name: 'Failed to save data' }).waitFor()
  expect([await saved(page).count(), await planks(page)]).toEqual([0, '2'])

  // Both changes wait in local storage, since IndexedDB fails here; the next visit saves them from there.
  await page.reload()
  await saved(page).waitFor()
  await expect.poll(() => planks(page)).toBe('2')
  expect(await owned(page, 'Rough Wood Log').inputValue()).toBe('3')
  await expect.poll(() => planks(desk)).toBe('2')
})

test('R10, SAVE-7: a change that another device saved while the browser’s storage could not be read is loaded once it can be read', async () => {
  const name = somebody()
  const page = await player.open({ as: name })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  // Each new connection fails too, until it is given back.
  const giveBack = await endJournalConnection(page, true)
  const desk = await player.open({ as: name })
  await own(desk, 'Rough Wood Log', 3)
  await saved(desk).waitFor()
  // The page has heard of it, and did nothing itself.
  await page.getByRole('status', { name: 'Failed to save data' }).waitFor()
  await giveBack()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => owned(page, 'Rough Wood Log').inputValue()).toBe('3')
  await saved(page).waitFor()
  await oneMore(page)
  await saved(page).waitFor()
  await expect.poll(() => planks(desk)).toBe('1')
  // The page keeps its changes in the browser's storage again, and not in memory.
  const [kept] = JSON.parse(await keptJournal(page))
  // 3 logs and 1 plank.
  expect(Object.values(kept.document.inventory)).toEqual([3, 1])
})

test('R10: a page whose connection to its stored data was ended while it was in the background goes on saving', async () => {
  const name = somebody()
  const page = await player.open({ as: name })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  // A new connection works.
  await endJournalConnection(page, false)
  await oneMore(page)
  await oneMore(page)
  await seenElsewhere(name, '2')
  await saved(page).waitFor()
})

test('R6, I11: after a power cut that took what the browser had stored last, one change is set aside with a sentence, and all later ones are saved', async () => {
  const name = somebody()
  const page = await player.open({ as: name, expected: refused })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  const before = await keptJournal(page)
  await oneMore(page)
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(page).waitFor()
  await setJournalBack(page, before)
  await page.reload()
  await saved(page).waitFor()
  await expect.poll(() => planks(page)).toBe('1')

  // The same change, under the same number as the one that was saved.
  await oneMore(page)
  const notAccepted = page.getByRole('status', { name: /^Not accepted: It is not known any more/ })
  await notAccepted.waitFor()
  await expect.poll(() => planks(page)).toBe('1')
  await page.getByRole('button', { name: 'Try again' }).click()
  await oneMore(page)
  await saved(page).waitFor()
  await own(page, 'Rough Wood Log', 5)
  await saved(page).waitFor()
  await seenElsewhere(name, '2')
})
