import type { Page } from 'playwright-core'

const stopped = new Set<number>()

/**
 * Stops a page as Chromium freezes one that is hidden for long: it is told. Chromium itself freezes no page that a test controls, because
 * that counts as looked at. @returns a function that resumes it
 */
export async function freeze(page: Page): Promise<() => Promise<unknown>> {
  const tell = (what: string) => page.evaluate((type) => void document.dispatchEvent(new Event(type)), what)
  await tell('freeze')
  const wakeUp = await stopSilently(page)
  return async () => {
    await wakeUp()
    await tell('resume')
  }
}

/** Stops the process of a page, which is told nothing; no other page may be in it. @returns a function that wakes it */
export async function stopSilently(page: Page): Promise<() => Promise<unknown>> {
  const pid = await processOf(page)
  stopped.add(pid)
  process.kill(pid, 'SIGSTOP')
  return async () => wake(pid)
}

/** Wakes the processes that a failed test has left stopped: a stopped page cannot be closed. */
export function wakeAll(): void {
  for (const pid of stopped) wake(pid)
}

function wake(pid: number): void {
  stopped.delete(pid)
  process.kill(pid, 'SIGCONT')
}

/** The process of a page: the one that has worked most while the page did. */
async function processOf(page: Page): Promise<number> {
  const devtools = await page.context().browser()!.newBrowserCDPSession()
  const workOfEach = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime]))
  }
  const before = await workOfEach()
  await page.evaluate(() => {
    let sum = 0
    for (let count = 0; count < 100_000_000; count++) sum += count
    return sum
  })
  const done = [...(await workOfEach())].map(([id, time]) => [id, time - (before.get(id) ?? 0)] as const)
  await devtools.detach()
  return done.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
