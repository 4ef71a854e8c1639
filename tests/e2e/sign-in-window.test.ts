import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { chromiumOfThisFile } from '../support/chromium.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'

const chromium = chromiumOfThisFile()
const { start } = serversOfThisFile()
let server: RunningServer

beforeAll(async () => {
  server = await start({ SIGN_INS_PER_MINUTE: '1000' })
})

/** Opens the sign-in window from another page of the server, and listens for its answer as the app does. */
async function openWindow(origin: string, colorScheme: 'light' | 'dark' = 'light', provider = 'development') {
  const context = await chromium().newContext({ colorScheme })
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const page = await context.newPage()
  await page.goto(`${origin}/api/docs`)
  const popup = page.waitForEvent('popup')
  await page.evaluate((id) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    new BroadcastChannel('bit-calculator.sign-in').onmessage = ({ data }) => heard.push(data)
    window.open(`/api/auth/start?provider=${id}&nonce=my-nonce`, '_blank', 'popup,width=480,height=640')
  }, provider)
  return {
    page,
    window: await popup,
    complaints,
    heard: async () => {
      await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0)
      return page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    },
  }
}

describe('the sign-in window', () => {
  test.each(['localhost', '127.0.0.1'])(
    'AUTH-1: on %s it signs in, reports without a token, and closes itself',
    async (name) => {
      const origin = `http://${name}:${server.port}`
      const { page, window, complaints, heard } = await openWindow(origin)
      const closed = window.waitForEvent('close')
      await window.getByRole('button', { name: 'Olivia' }).click()
      await expect.poll(() => heard()).toEqual([{ nonce: 'my-nonce', status: 'success' }])
      await closed
      const user = await page.evaluate(async () => {
        const answer = await fetch('/api/getUser', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
        return answer.json()
      })
      expect(user).toMatchObject({ displayName: 'Olivia' })
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  test('AUTH-1: the development sign-in works by keyboard, also with a typed name', async () => {
    const { window, heard } = await openWindow(`http://localhost:${server.port}`)
    await window.getByRole('heading', { name: 'Who do you want to be?' }).waitFor()
    // The buttons of the four ready players come first, then the field for a name.
    for (let stop = 0; stop < 5; stop++) await window.keyboard.press('Tab')
    await window.keyboard.type('Keyboard Player')
    await window.keyboard.press('Enter')
    await expect.poll(() => heard()).toEqual([{ nonce: 'my-nonce', status: 'success' }])
  })

  test('AUTH-1: cancelling is reported as such, and the window closes', async () => {
    const { window, heard } = await openWindow(`http://localhost:${server.port}`)
    const closed = window.waitForEvent('close')
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect
      .poll(() => heard())
      .toEqual([{ nonce: 'my-nonce', status: 'error', error: 'cancelled-popup-request' }])
    await closed
  })

  test('AUTH-1: a provider that is not offered is a fault that is reported', async () => {
    const { heard } = await openWindow(`http://localhost:${server.port}`, 'light', 'unheard-of')
    await expect
      .poll(() => heard())
      .toEqual([{ nonce: 'my-nonce', status: 'error', error: 'internal-error' }])
  })

  test.each(['light', 'dark'] as const)(
    'the development page has no accessibility faults in %s',
    async (scheme) => {
      const { window } = await openWindow(`http://localhost:${server.port}`, scheme)
      await window.getByRole('heading', { name: 'Who do you want to be?' }).waitFor()
      await expect
        .poll(() => window.getByText('For development only. No password is asked.').isVisible())
        .toBe(true)
      expect(await axeFindings(window)).toEqual([])
    },
  )
})
