import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '#scripts/test/find-chromium'
import { browserFlags } from './chromium.ts'

/** A browser with a folder of its own, where it keeps what pages store, also after it was killed. */
export type KillableBrowser = {
  readonly context: BrowserContext
  /** Ends all of its processes at once, as when a phone takes the memory away; nothing where it has ended. */
  readonly kill: () => Promise<void>
  /** Has it write everything to its folder, and ends it. */
  readonly close: () => Promise<void>
}

export async function startKillableBrowser(folder: string): Promise<KillableBrowser> {
  const program = findChromium()
  if (!program) throw new Error('Chromium is not installed: apt-get install chromium')
  const given = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
  const child = spawn(program, [...browserFlags, ...given], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const endAll = () => {
    // The browser and all that it has started are one group.
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  }
  const browser = await connectTo(child.stderr).catch((error: unknown) => {
    endAll()
    throw error
  })
  const context = browser.contexts()[0]!
  context.setDefaultTimeout(40_000)
  return {
    context,
    async kill() {
      endAll()
      await ended
    },
    async close() {
      const devtools = await browser.newBrowserCDPSession()
      await devtools.send('Browser.close')
      await ended
    },
  }
}

async function connectTo(said: NodeJS.ReadableStream): Promise<Browser> {
  return chromium.connectOverCDP(await addressOf(said))
}

/** Where Chromium says that it can be talked to. */
async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // Its further output must go on being read, so that it does not wait for room.
    said.resume()
    return address
  }
  throw new Error('Chromium ended before it could be talked to')
}
