import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findChromium } from '#scripts/test/find-chromium'

/** No sandbox, since tests often run as root; nothing that looks for the network. */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One browser for the tests of a file, asked for inside them. */
export function chromiumOfThisFile(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('Chromium is not installed: apt-get install chromium')
    browser = await chromium.launch({ executablePath, args: quietly })
  })
  afterAll(() => browser?.close())
  return () => {
    if (!browser) throw new Error('Chromium runs only inside tests')
    return browser
  }
}
