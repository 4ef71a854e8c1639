import { type Browser, chromium } from 'playwright-core'
import { beforeAll } from 'vitest'
import { findChromium } from '#scripts/test/find-chromium'

/**
 * No sandbox, because tests often run as root; no network of the browser's own; drawing and network in the browser's own
 * process (saves a twentieth of a run); no optimising compilers, because pages live for seconds here (a tenth).
 */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-opt --no-maglev',
]

/** One browser for all files of a process. */
let launched: Promise<Browser> | undefined

/** @returns a function that gives the browser, for use inside tests */
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
  return chromium.launch({ executablePath, args: [...browserFlags] })
}
