import { expect, test } from 'vitest'
import { column, missing, own, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { active, box, dialog, scrolled, stored, tree, zoom } from '../support/app-tree.ts'

const player = playersOfThisFile()
/** In the small catalogue 5 is the axe, 2 the plank and 6 the stick: two axes are queued, and one plank is owned. */
const axes = stored({ 5: 2 }, { 2: 1 })

test('CAL-10: the tree is opened from the Build Steps, says what its boxes are, and shows the numbers of the plan', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 1)
  const inSummary = {
    log: await missing(page, 'Rough Wood Log'),
    plank: await missing(page, 'Rough Plank'),
    ore: await missing(page, 'Simple Ore Chunk'),
  }
  expect(inSummary).toEqual({ log: '6', plank: '3', ore: '18' })

  const results = column(page, 'Results')
  await results.getByRole('tab', { name: 'Build Steps' }).click()
  await results.getByRole('button', { name: 'Visual Tree' }).click()
  await tree(page).waitFor()
  const legend = await dialog(page)
    .getByRole('list', { name: 'Legend' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(legend).toEqual(['Target Item', 'Raw Material', 'Have Enough', 'Intermediate'])

  await box(page, /^Simple Axe Target Item T2 2 needed 2 missing Smelter T2/).waitFor()
  await box(page, /^Rough Plank Intermediate T1 4 needed 3 missing/).waitFor()
  await box(page, /^Rough Wood Log Raw Material T1 6 needed 6 missing Chop · Oak Tree/).waitFor()
  await box(page, /^Simple Ore Chunk .*18 (needed|missing).* 18 (needed|missing)/).waitFor()
})

test('CAL-10: planks that the inventory covers are "Have Enough", and no logs are asked for', async () => {
  const page = await player.open({ stored: stored({ 5: 2 }, { 2: 40 }), path: '/?tree=' })
  await box(page, /^Rough Plank Have Enough T1 4 needed ✓ Ready/).waitFor()
  await expect.poll(() => box(page, /^Rough Wood Log/).count()).toBe(0)
})

test('CAL-10: boxes are 180 by 120, 40 apart and 200 below the one they are for', async () => {
  const page = await player.open({ stored: axes, path: '/?tree=' })
  const place = async (name: RegExp) => (await box(page, name).boundingBox())!
  const [axe, plank, ingot] = [
    await place(/^Simple Axe/),
    await place(/^Rough Plank/),
    await place(/^Simple Ingot/),
  ]
  expect([axe.width, axe.height]).toEqual([180, 120])
  expect([plank.y - axe.y, ingot.y - axe.y]).toEqual([200, 200])
  const [ore, unknown] = [await place(/^Simple Ore Chunk/), await place(/^Unknown Item/)]
  expect(unknown.x - ore.x).toBe(180 + 40)
})

test('CAL-10: a click highlights a box, its path and the other boxes of the item; again, or Escape, clears', async () => {
  const page = await player.open({ stored: stored({ 5: 2, 6: 3 }), path: '/?tree=all' })
  const log = box(page, /^Rough Wood Log .* 6 needed/)
  // Lines and shapes of the drawing have marks too; only boxes have a text.
  const marks = (mark: string) => tree(page).locator(`[data-mark="${mark}"]`).filter({ hasText: /./ }).count()
  await log.click()
  await expect.poll(() => log.getAttribute('aria-selected')).toBe('true')
  expect([await marks('chosen'), await marks('path'), await marks('same')]).toEqual([1, 2, 1])
  await dialog(page).getByRole('status').getByText('Rough Wood Log: 2 places, 7 needed, 7 missing').waitFor()
  await dialog(page).getByText('Simple Axe › Rough Plank › Rough Wood Log').waitFor()

  await log.click()
  await expect.poll(() => marks('chosen')).toBe(0)
  await log.click()
  await page.keyboard.press('Escape')
  expect([await marks('chosen'), await dialog(page).isVisible()]).toEqual([0, true])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})

test('BEY-15: the tree is walked, highlighted and zoomed by keyboard, and gives the focus back', async () => {
  const page = await player.open({ stored: axes })
  const button = page.getByRole('button', { name: 'Visual Tree' })
  await button.focus()
  await page.keyboard.press('Enter')
  await tree(page).waitFor()
  const walk: (string | null)[] = []
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Home']) {
    await page.keyboard.press(key)
    walk.push(await active(page))
  }
  expect(walk).toEqual([
    ...['Rough Plank', 'Simple Ingot', 'Simple Ore Chunk', 'Unknown Item', 'Simple Ingot', 'Simple Axe'],
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page, /^Rough Plank/).getAttribute('aria-selected')).toBe('true')

  const zooms: string[] = []
  for (const key of ['+', '-', '-', '0', 'f']) {
    await page.keyboard.press(key)
    zooms.push(await zoom(page))
  }
  expect(zooms).toEqual(['125 %', '100 %', '80 %', '100 %', '100 %'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('CAL-10: the box the keyboard is on is scrolled into view', async () => {
  const page = await player.open({ stored: axes, path: '/?tree=' })
  await tree(page).focus()
  for (const key of ['+', '+', '+', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight'])
    await page.keyboard.press(key)
  const [frame, seen] = [(await tree(page).boundingBox())!, (await box(page, /^Unknown Item/).boundingBox())!]
  expect(seen.x >= frame.x && seen.x + seen.width <= frame.x + frame.width).toBe(true)
  expect(seen.y >= frame.y && seen.y + seen.height <= frame.y + frame.height).toBe(true)
})

test('CAL-10: drag and wheel scroll, Shift + wheel sideways, Ctrl + wheel zooms around the pointer', async () => {
  const page = await player.open({ stored: axes, path: '/?tree=' })
  await tree(page).focus()
  for (let times = 0; times < 2; times++) await page.keyboard.press('+')
  const ingot = box(page, /^Simple Ingot/)
  const before = (await ingot.boundingBox())!
  await page.mouse.move(before.x, before.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  // Three steps of 1.25.
  await expect.poll(() => zoom(page)).toBe('195 %')
  const after = (await ingot.boundingBox())!
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2)

  const [left, top] = await scrolled(page)
  await page.mouse.move(700, 500)
  await page.mouse.down()
  await page.mouse.move(650, 470, { steps: 4 })
  await page.mouse.move(580, 430, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => scrolled(page)).toEqual([left + 120, top + 70])
  expect(await tree(page).locator('[aria-selected="true"]').count(), 'a drag is no click').toBe(0)

  await page.mouse.wheel(0, 60)
  await expect.poll(() => scrolled(page)).toEqual([left + 120, top + 130])
  await page.keyboard.down('Shift')
  await page.mouse.wheel(0, 40)
  await page.keyboard.up('Shift')
  await expect.poll(() => scrolled(page)).toEqual([left + 160, top + 130])
})

test('CAL-10: buttons zoom and fit, and far away boxes lose what cannot be read', async () => {
  const page = await player.open({ stored: axes, path: '/?tree=' })
  const press = (name: string) => dialog(page).getByRole('button', { name }).click()
  await press('Zoom in')
  await expect.poll(() => zoom(page)).toBe('125 %')
  for (let times = 0; times < 4; times++) await press('Zoom out')
  // Three steps below 100 %.
  await expect.poll(() => zoom(page)).toBe('51 %')
  await expect.poll(() => box(page, /^Rough Plank/).innerText()).toMatch(/^Rough Plank\s+3\s+missing$/)
  await press('back to 100 %')
  await expect.poll(() => zoom(page)).toBe('100 %')
  await press('Fit')
  await expect.poll(() => zoom(page)).toBe('100 %')
})

test('CAL-2: on a phone the tree opens as a list that opens and closes, with the same numbers', async () => {
  const page = await player.open({ screen: phone, stored: axes, path: '/?column=results' })
  await column(page, 'Results').getByRole('button', { name: 'Visual Tree' }).tap()
  await box(page, /^Simple Ingot/).waitFor()
  await expect.poll(() => box(page, /^Simple Ore Chunk/).count()).toBe(0)
  await box(page, /^Simple Ingot/)
    .locator('[data-toggle]')
    .tap()
  await box(page, /^Simple Ore Chunk .*18 (needed|missing).* 18 (needed|missing)/).waitFor()
  await box(page, /^Simple Ore Chunk/).tap()
  await dialog(page).getByText('Simple Axe › Simple Ingot › Simple Ore Chunk').waitFor()
  await dialog(page).getByRole('button', { name: 'Collapse All' }).tap()
  await expect.poll(() => tree(page).getByRole('treeitem').count()).toBe(1)
  await dialog(page).getByRole('button', { name: 'Expand All' }).tap()
  await expect.poll(() => tree(page).getByRole('treeitem').count()).toBe(6)
})

test('BEY-15: the list is operated by keyboard like a tree', async () => {
  const page = await player.open({ stored: axes, path: '/?tree=&as=list' })
  await tree(page).focus()
  const walk: (string | null)[] = []
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowLeft']) {
    await page.keyboard.press(key)
    walk.push(await active(page))
  }
  expect(walk).toEqual([
    ...['Rough Plank', 'Rough Plank', 'Rough Wood Log', 'Rough Plank', 'Simple Ingot', 'Simple Axe'],
  ])
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page, /^Simple Axe/).getAttribute('aria-selected')).toBe('true')
})

test('CAL-10: fingers drag and pinch the tree', async () => {
  const page = await player.open({ screen: phone, stored: axes, path: '/?tree=&as=tree' })
  await tree(page).waitFor()
  const before = await scrolled(page)
  const finger = await page.context().newCDPSession(page)
  // Each a tenth of a second after the one before: a finger that has rested so long does not flick.
  let timestamp = Date.now() / 1_000
  const touch = (type: string, ...points: { x: number; y: number }[]) => {
    timestamp += 0.1
    return finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      timestamp,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  }
  await touch('touchStart', { x: 200, y: 500 })
  await touch('touchMove', { x: 180, y: 480 })
  await touch('touchMove', { x: 150, y: 460 })
  await touch('touchEnd')
  // 50 px sideways; below there is nothing more of the tree.
  await expect.poll(() => scrolled(page)).toEqual([before[0] + 50, before[1]])

  const zoomBefore = await zoom(page)
  await touch('touchStart', { x: 150, y: 450 }, { x: 250, y: 450 })
  await touch('touchMove', { x: 140, y: 450 }, { x: 260, y: 450 })
  await touch('touchMove', { x: 100, y: 450 }, { x: 300, y: 450 })
  await touch('touchEnd')
  // The fingers end twice as far apart.
  expect(Number.parseFloat(await zoom(page)) / Number.parseFloat(zoomBefore)).toBeCloseTo(2, 0)
})

test('BEY-15: while the tree covers the page, the page can be neither reached nor read; before it opens, the tree cannot', async () => {
  const page = await player.open({ stored: axes })
  const button = page.getByRole('button', { name: 'Visual Tree' })
  const search = page.getByRole('searchbox').first()
  const isReachable = async () => {
    await search.evaluate((field) => (field as HTMLElement).focus())
    return search.evaluate((field) => field === document.activeElement)
  }
  const waiting = page.locator('dialog[aria-hidden="true"]')
  await button.hover()
  await waiting.waitFor({ state: 'attached' })
  expect(await tree(page).count()).toBe(0)
  expect(await waiting.evaluate((dialog) => dialog.getBoundingClientRect().right <= 0)).toBe(true)
  expect(await isReachable()).toBe(true)
  // Whoever leaves the page by Tab does not get into the waiting tree.
  await page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>('#root :is(button:enabled, input, [tabindex="0"])')
    const last = [...stops].findLast((stop) => stop.checkVisibility())
    last?.focus()
  })
  // Tab is pressed again where a list draws further stops behind the last one, as on a busy machine.
  const tabbedOn = async () => {
    await page.keyboard.press('Tab')
    return waiting.count()
  }
  await expect.poll(tabbedOn).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') ?? null)).toBeNull()

  await button.click()
  await tree(page).waitFor()
  await expect.poll(isReachable).toBe(false)
  for (let stops = 0; stops < 12; stops++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull()
  await page.keyboard.press('/')
  expect(await search.inputValue()).toBe('')

  await page.goBack()
  await tree(page).waitFor({ state: 'detached' })
  expect(await isReachable()).toBe(true)
})
