import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { aBridge } from '../support/contribution-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { adaAndBen, callAs, dialogOf } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panelOf = (page: Page) => dialogOf(page, 'Notifications')
const rowsOf = (page: Page) => panelOf(page).getByRole('listitem')
const nameOfBell = (page: Page) => expect.poll(() => bell(page).getAttribute('aria-label'))

/** Ada, the owner, and Ben; `give` makes a task as Ada and assigns it to Ben. */
async function adaGivesTasks(visit = {}) {
  const { ada, ben, id } = await adaAndBen(player, { visit })
  const { id: benId } = await callAs<{ id: string }>(ben, 'getUser', {})
  const give = async (title: string) => {
    const { id: taskId } = await callAs<{ id: string }>(ada, 'createTask', { settlementId: id, title })
    await callAs(ada, 'assignTask', { settlementId: id, taskId, assignedTo: benId })
    return taskId
  }
  return { ada, ben, id, give }
}

test('SYS-8: Ben’s bell counts what Ada gives him as it comes; a press leads to the task, and his other window has it read too', async () => {
  const { ada, ben, give } = await adaGivesTasks()
  const other = await player.openTab(ben)
  await other.goto(new URL('/', ben.url()).href)
  await nameOfBell(ben).toBe('Notifications')
  await give('Mend the fence')
  await give('Clear the road')
  for (const window of [ben, other]) await nameOfBell(window).toBe('Notifications: 2 unread')
  expect(await bell(ada).getAttribute('aria-label')).toBe('Notifications')

  await bell(other).click()
  await rowsOf(other).first().waitFor()
  expect(await rowsOf(other).allInnerTexts()).toEqual([
    expect.stringContaining('Ada gave you the task Clear the road'),
    expect.stringContaining('Ada gave you the task Mend the fence'),
  ])
  await rowsOf(other).nth(1).getByRole('button').click()
  await panelOf(other).waitFor({ state: 'detached' })
  await other.getByRole('heading', { name: 'Mend the fence' }).waitFor()
  for (const window of [ben, other]) await nameOfBell(window).toBe('Notifications: 1 unread')

  await bell(ben).click()
  await panelOf(ben).getByRole('button', { name: 'Mark all as read' }).click()
  for (const window of [ben, other]) await nameOfBell(window).toBe('Notifications')
  await expect.poll(() => panelOf(ben).getByText('unread').count()).toBe(0)
  await ben.keyboard.press('Escape')
  await panelOf(ben).waitFor({ state: 'detached' })
  expect(await bell(ben).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('SYS-8: Ben mutes Riverside in the panel and hears nothing; in his preferences he unmutes it, and switches one kind off', async () => {
  const { ben, give } = await adaGivesTasks({ screen: phone })
  await give('Mend the fence')
  await nameOfBell(ben).toBe('Notifications: 1 unread')
  await bell(ben).click()
  await panelOf(ben).getByRole('button', { name: 'Options' }).click()
  await ben.getByRole('menuitem', { name: 'Mute Riverside' }).click()
  await panelOf(ben).getByText('Riverside tells you nothing any more.').waitFor()
  await ben.keyboard.press('Escape')
  await give('Clear the road')

  await bell(ben).click()
  await panelOf(ben).getByRole('button', { name: 'Options' }).click()
  await ben.getByRole('menuitem', { name: 'What to be told…' }).click()
  const dialog = dialogOf(ben, 'User Profile')
  await dialog.getByLabel('A task becomes yours').waitFor()
  await dialog.getByRole('button', { name: 'Unmute Riverside' }).click()
  await dialog.getByRole('button', { name: 'Unmute Riverside' }).waitFor({ state: 'detached' })
  await ben.keyboard.press('Escape')
  await give('Paint the gate')
  await nameOfBell(ben).toBe('Notifications: 2 unread')
  await openProfile(ben, 'Preferences')
  const kind = dialog.getByLabel('A task becomes yours')
  const saved = ben.waitForResponse((answer) => answer.url().endsWith('/api/updateUser'))
  await kind.uncheck()
  await saved
  await give('Sweep the hall')
  await dialog.getByLabel('Task reminders').uncheck()
  await expect.poll(() => kind.isDisabled()).toBe(true)
  await ben.keyboard.press('Escape')
  await bell(ben).click()
  await expect.poll(() => rowsOf(ben).count()).toBe(2)
  await rowsOf(ben).first().getByText('Ada gave you the task Paint the gate').waitFor()
})

test('SYS-8: without a connection the panel says so, keeps the number, and loads on a retry', async () => {
  const { ben, give } = await adaGivesTasks({ expected: /Failed to load resource/ })
  await give('Mend the fence')
  await nameOfBell(ben).toBe('Notifications: 1 unread')
  await ben.route('**/api/getNotifications', (route) => route.abort())
  await bell(ben).click()
  await panelOf(ben).getByText('The notifications could not be loaded.').waitFor()
  expect(await bell(ben).getAttribute('aria-label')).toBe('Notifications: 1 unread')
  await ben.unroute('**/api/getNotifications')
  await panelOf(ben).getByRole('button', { name: 'Retry' }).click()
  await rowsOf(ben).first().waitFor()
})

test('SYS-8, BEY-10: once Ben allows it, his device shows what comes as its own, and a press leads there', async () => {
  type Shown = { title: string; body: string; tag: string; onclick: () => void }
  const shownBy = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as { shown: Shown[] }).shown.map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    )
  /** Collects the notifications of the page, and lets it believe that it may show them: a browser without a window may not. */
  const noting = async (page: Page) => {
    await page.context().grantPermissions(['notifications'])
    await page.addInitScript(() => {
      const shown: unknown[] = []
      Object.assign(globalThis, { shown })
      const Real = Notification
      globalThis.Notification = class extends Real {
        static override readonly permission = 'granted'
        constructor(title: string, options?: NotificationOptions) {
          super(title, options)
          shown.push(this)
        }
      }
    })
  }
  const { ben, give } = await adaGivesTasks({ before: noting })
  await give('Mend the fence')
  await nameOfBell(ben).toBe('Notifications: 1 unread')
  expect(await shownBy(ben)).toEqual([])
  await bell(ben).click()
  await panelOf(ben).getByRole('button', { name: 'Options' }).click()
  await ben.getByRole('menuitem', { name: 'Show on this device too' }).click()
  await panelOf(ben).getByText('While the app runs, this device shows them as its own.').waitFor()
  await ben.keyboard.press('Escape')
  const taskId = await give('Clear the road')
  await expect
    .poll(() => shownBy(ben))
    .toEqual([
      {
        title: 'Riverside',
        body: 'Ada gave you the task Clear the road',
        tag: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ])
  await ben.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown[0]!.onclick())
  await expect.poll(() => new URL(ben.url()).search).toBe(`?task=${taskId}`)
  // An opened task takes the focus, which would close a menu that is open by then.
  await ben.getByRole('region', { name: 'Clear the road' }).waitFor()
  await nameOfBell(ben).toBe('Notifications: 1 unread')

  await bell(ben).click()
  await panelOf(ben).getByRole('button', { name: 'Options' }).click()
  await ben.getByRole('menuitem', { name: 'In the app only' }).click()
  await panelOf(ben).getByText('This device shows them in the app only.').waitFor()
  await give('Paint the gate')
  await nameOfBell(ben).toBe('Notifications: 2 unread')
  expect((await shownBy(ben)).length).toBe(1)
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with notifications: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { ben, give } = await adaGivesTasks({ screen, stored })
    const { look, findings } = pageCheckOf(ben)
    await bell(ben).click()
    await panelOf(ben).getByText('Nothing new').waitFor()
    await look('nothing new')
    await give('Mend the fence')
    await rowsOf(ben).first().waitFor()
    await look('one')
    await panelOf(ben).getByRole('button', { name: 'Options' }).click()
    await look('options')
    expect(findings).toEqual([])
  },
)

test('SYS-8, CON-2: the notice of a delivery that was withdrawn meanwhile opens it where it belongs; Ben’s notice of a review opens what was rejected', async () => {
  const { ada, ben, deliver, ask } = await aBridge(player)
  const { id: contributionId } = await deliver(ben, 3)
  const notice = (page: Page) => rowsOf(page).getByRole('button')
  const openBell = (page: Page) =>
    bell(page)
      .and(page.getByRole('button', { name: /: 1 unread$/ }))
      .click()
  await openBell(ada)
  await notice(ada).waitFor()
  await ask(ben, 'withdrawTaskContribution', { contributionId })
  await notice(ada).click()
  await ada.getByRole('tab', { name: 'Rejected', selected: true }).waitFor()
  await ada.getByRole('region', { name: '3 Rough Wood Log' }).getByText('withdrawn by Ben').waitFor()
  const { id: second } = await deliver(ben, 4)
  await ask(ada, 'rejectTaskContribution', { contributionId: second, revision: 1, reason: 'rotten' })
  await openBell(ben)
  await notice(ben).click()
  await ben.getByRole('tab', { name: 'Rejected', selected: true }).waitFor()
  await ben.getByRole('region', { name: '4 Rough Wood Log' }).getByText('Reason: rotten').waitFor()
})
