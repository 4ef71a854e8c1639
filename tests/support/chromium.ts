import { type Browser, chromium } from 'playwright-core'
import { beforeAll } from 'vitest'
import { findChromium } from '#scripts/test/find-chromium'

/**
 * No sandbox, since tests often run as root; nothing that looks for the network; and nothing compiled for speed: a page
 * lives for seconds here, in which that costs more than it gives (a tenth of a run).
 */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev',
]

/** Launched once for all the files a process tests, and gone with it. */
let launched: Promise<Browser> | undefined

/** The browser, asked for inside the tests of a file. */
export function chromiumOfThisFile(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    launched ??= launch()
    browser = await launched
  })
  return () => {
    if (!browser) throw new Error('Chromium runs only inside tests')
    return browser
  }
}

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed: apt-get install chromium')
  return chromium.launch({ executablePath, args: quietly })
}
