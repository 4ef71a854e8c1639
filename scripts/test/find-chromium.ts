import { existsSync } from 'node:fs'

/**
 * The usual places of Chromium; CHROMIUM names another. The headless shell is first: the same engine at half the load.
 */
const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export function findChromium(): string | undefined {
  return places.find((place): place is string => place !== undefined && existsSync(place))
}
