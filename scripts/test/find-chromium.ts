import { existsSync } from 'node:fs'

/**
 * Where Debian, and the usual installers, put it; CHROMIUM names another. The shell without a window of its own comes
 * first: the same engine, at half the work.
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
