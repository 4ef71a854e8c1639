import { expect, test } from 'vitest'
import { wide } from '#tests/support/app-page'
import { sharedApp } from '#tests/support/app-server'
import { chromiumOfThisFile } from '#tests/support/chromium'
import { leaveBrowser, openInEmptied } from '#tests/support/player-browsers'

const app = sharedApp()
const chromium = chromiumOfThisFile()

test('a test that gets another test’s browser finds it empty', async () => {
  const page = await open()
  const context = page.context()
  await page.evaluate(async () => {
    localStorage.setItem('plan', 'ten planks')
    sessionStorage.setItem('tab', 'results')
    await caches.open('catalogues')
    await new Promise((resume) => {
      indexedDB.open('lists').onsuccess = resume
    })
  })
  await context.addCookies([{ name: 'session', value: 'of Ada', url: app().url }])
  await context.grantPermissions(['clipboard-read'])
  await context.route('**/api/**', (route) => route.abort())
  await context.setOffline(true)
  await leaveBrowser(context)

  const next = await open()
  expect(next.context(), 'the same browser').toBe(context)
  const found = await next.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    answer: (await fetch('/api/openapi.json')).status,
  }))
  expect(found).toEqual({ local: 0, session: 0, databases: 0, caches: 0, clipboard: 'prompt', answer: 200 })
  expect(await context.cookies()).toEqual([])
  await leaveBrowser(context)
})

async function open() {
  const page = await openInEmptied(chromium(), wide, app().url)
  // An address of the app whose page runs nothing: what is stored is what the test stores.
  await page.goto(`${app().url}/icon.svg`)
  return page
}
