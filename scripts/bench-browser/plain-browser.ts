import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conditionsOf, type Profile } from './profile.ts'

/** Sends one command of the browser's protocol and gives its result. */
type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>

/** A page that is loaded without a debugger attached to its scripts, as for a user. */
export type PlainPage = {
  readonly goto: (url: string) => Promise<void>
  readonly evaluate: <Value>(expression: string) => Promise<Value>
  /** How long its main thread has worked so far. */
  readonly processorMs: () => Promise<number>
  readonly close: () => Promise<void>
}

type Metrics = { readonly metrics: readonly { readonly name: string; readonly value: number }[] }

export type PlainCookie = { readonly name: string; readonly value: string; readonly url: string }

/** Somebody's browser: what its pages cache and store is there for the pages that are opened after them. */
export type PlainProfile = {
  readonly open: (profile: Profile, script: string) => Promise<PlainPage>
  readonly forget: () => Promise<void>
}

export type PlainBrowser = {
  /** Opens a page in a new profile with nothing cached; `script` runs before the page's own scripts. */
  readonly open: (profile: Profile, script: string) => Promise<PlainPage>
  readonly newProfile: (cookies: readonly PlainCookie[]) => Promise<PlainProfile>
  readonly close: () => Promise<void>
}

/**
 * Starts a browser for measuring loads. Playwright enables the protocol's Runtime domain, with which V8 parses all of React
 * a second time for the errors that React prepares (decision 12); this one does not.
 */
export async function launchPlainBrowser(executable: string, args: readonly string[]): Promise<PlainBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bit-plain-browser-'))
  const browser = spawn(
    executable,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const send = await connect(await addressOf(browser))
  return {
    async open(profile, script) {
      const browserContextId = await newContext(send)
      const page = await openPage(send, browserContextId, { profile, script })
      return { ...page, close: () => disposeContext(send, browserContextId) }
    },
    async newProfile(cookies) {
      const browserContextId = await newContext(send)
      await send('Storage.setCookies', { browserContextId, cookies })
      return {
        open: (profile, script) => openPage(send, browserContextId, { profile, script }),
        forget: () => disposeContext(send, browserContextId),
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      // The browser may end before it replies.
      void send('Browser.close')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function newContext(send: Send): Promise<string> {
  return ((await send('Target.createBrowserContext')) as { browserContextId: string }).browserContextId
}

async function disposeContext(send: Send, browserContextId: string): Promise<void> {
  await send('Target.disposeBrowserContext', { browserContextId })
}

type Visit = { readonly profile: Profile; readonly script: string }

async function openPage(
  send: Send,
  browserContextId: string,
  { profile, script }: Visit,
): Promise<PlainPage> {
  const created = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { targetId } = created as { targetId: string }
  const attached = await send('Target.attachToTarget', { targetId, flatten: true })
  const { sessionId } = attached as { sessionId: string }
  const command = (method: string, params: object = {}) => send(method, params, sessionId)

  await command('Emulation.setDeviceMetricsOverride', {
    ...profile.viewport,
    deviceScaleFactor: 1,
    mobile: false,
  })
  // A page without focus is drawn less often.
  await command('Emulation.setFocusEmulationEnabled', { enabled: true })
  await command('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  if (profile.network) {
    await command('Network.enable')
    await command('Network.emulateNetworkConditions', conditionsOf(profile.network))
  }
  // The processor's time, which a busy machine does not lengthen.
  await command('Performance.enable', { timeDomain: 'threadTicks' })
  await command('Page.enable')
  await command('Page.addScriptToEvaluateOnNewDocument', { source: script })

  return {
    goto: async (url) => {
      await command('Page.navigate', { url })
    },
    evaluate: async <Value>(expression: string) => {
      const asked = { expression, returnByValue: true, awaitPromise: true }
      const reply = await command('Runtime.evaluate', asked)
      return (reply as { result: { value: Value } }).result.value
    },
    async processorMs() {
      const { metrics } = (await command('Performance.getMetrics')) as Metrics
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    },
    close: async () => {
      await send('Target.closeTarget', { targetId })
    },
  }
}

/** The address on which the browser listens, from its output. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.on('data', (part: Buffer) => {
      said += part
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`The browser did not start: ${said}`)))
  })
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  type Reply = { id?: number; result?: unknown; error?: { message: string } }
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(data) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  }
  let last = 0
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    })
}
