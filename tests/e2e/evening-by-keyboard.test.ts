import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { focused, press, walkTo } from '../support/keyboard-walk.ts'
import { adaAndBen, callAs } from '../support/settlement-page.ts'

const player = playersOfThisFile()

/** Waits for what a screen reader says by itself. */
const says = (page: Page, words: string | RegExp) =>
  page.locator('[role=status], [role=alert]').filter({ hasText: words }).first().waitFor()

test('BEY-15, TSK-3, CON-1, CON-3: by keyboard alone Ben claims a task and delivers 4 logs, and Ada approves them; a screen reader says each step', async () => {
  const { ada, ben, id } = await adaAndBen(player)
  await callAs(ada, 'createProject', {
    settlementId: id,
    name: 'Market hall',
    // Rough Planks: two crafts, of three logs each, give them.
    items: [{ itemId: '2', quantity: 4 }],
  })
  await ben.getByText('One task is ready and nobody has it.').waitFor()

  await press(ben, /^link: Tasks/)
  const tasks = ben.getByRole('list', { name: 'Tasks, ready ones first' })
  await tasks.waitFor()
  await walkTo(ben, /^part: .*Gather 6 x Rough Wood Log/)
  await expect.poll(() => focused(ben)).toMatch(/^part: T1, Gather/)
  const heard = [await focused(ben)]
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp']) {
    await ben.keyboard.press(key)
    heard.push(await focused(ben))
  }
  expect(heard).toEqual([
    expect.stringMatching(
      /^part: T1, Gather 6 x Rough Wood Log, .* Market hall, Pending, 0 of 6, ready · 6 now/,
    ),
    'button: Open Gather 6 x Rough Wood Log',
    'choice: Status of Gather 6 x Rough Wood Log',
    'button: Claim: Gather 6 x Rough Wood Log',
    'button: Claim: Craft 4 x Rough Plank',
    'button: Claim: Gather 6 x Rough Wood Log',
  ])
  await ben.keyboard.press('Enter')
  await expect.poll(() => focused(ben)).toBe('button: Give back: Gather 6 x Rough Wood Log')

  await press(ben, /^link: My tasks/)
  const mine = ben.getByRole('list', { name: 'Ready now' })
  await mine.waitFor()
  for (const words of [
    /text: T1 Rough Wood Log due .* 6 .*can be done now/,
    /textbox "Amount: Gather 6 x Rough Wood Log"/,
    /button "Deliver 6"/,
    /button "Give back: Gather 6 x Rough Wood Log"/,
  ])
    expect(await mine.ariaSnapshot()).toMatch(words)
  await walkTo(ben, /^field: Amount: Gather 6 x Rough Wood Log/)
  await ben.keyboard.type('4')
  await ben.keyboard.press('Enter')
  await says(ben, 'Contribution submitted successfully!')

  await press(ada, /^link: Contributions/)
  const waiting = ada.getByRole('list', { name: /wait/ })
  await waiting.waitFor()
  await walkTo(ada, /^part: .*Rough Wood Log/)
  await expect.poll(() => focused(ada)).toMatch(/^part: .*, Rough Wood Log, Ben/)
  expect(await walkTo(ada, /^button: Approve/, 'ArrowRight')).toEqual([
    expect.stringMatching(/, Rough Wood Log, Ben · Gather 6 x Rough Wood Log/),
    'field: Select 4 Rough Wood Log from Ben',
    'button: Open 4 Rough Wood Log from Ben',
    'button: Approve: 4 Rough Wood Log from Ben',
  ])
  await walkTo(ada, /^part: .*, Rough Wood Log, Ben/, 'ArrowLeft')
  await ada.keyboard.press('Enter')
  await ada.getByRole('region', { name: '4 Rough Wood Log' }).waitFor()
  // She begins to reject it, sends no reason, and leaves the form with Escape.
  await press(ada, /^button: Reject…$/)
  await expect.poll(() => focused(ada)).toMatch(/^field: Reason/)
  await ada.keyboard.press('Enter')
  await ada.keyboard.press('Escape')
  await expect.poll(() => focused(ada)).toMatch(/^part: .*4 Rough Wood Log$/)
  await press(ada, /^button: Approve/)
  await says(ada, /^Approved: 4 /)
  // The panel is closed and the row is gone: a screen reader says which part the focus is in now.
  await expect.poll(() => focused(ada)).toBe('part: Contributions')
})
