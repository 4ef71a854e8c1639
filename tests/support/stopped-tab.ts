import type { Page } from 'playwright-core'

/** Freezes a page as Chromium does with one that is hidden for long: it is told. @returns a function that ends it */
export async function freeze(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  return () => devtools.send('Page.setWebLifecycleState', { state: 'active' })
}

/** Stops a page in the middle of what it does, without telling it. It needs a process of its own. @returns a function that wakes it */
export async function stopSilently(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Debugger.enable')
  const isStopped = new Promise((resolve) => devtools.once('Debugger.paused', resolve))
  void devtools.send('Runtime.evaluate', { expression: 'debugger' })
  await isStopped
  return () => devtools.send('Debugger.disable')
}
