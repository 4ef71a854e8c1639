import { existsSync, readFileSync } from 'node:fs'
import { readRecipesFile } from '#contract/recipes-file'
import type { Item } from '#domain/catalog/item'
import { buildWhenNeeded, client, server } from '../build/build-when-needed.ts'
import { ensurePrograms } from '../test/debian-programs.ts'
import { findChromium } from '../test/find-chromium.ts'

type HowToStart = { readonly executablePath: string; readonly args: string[] }

/** Ends the program, with a sentence, where there is no catalogue; builds the app where needed. @returns the catalogue's items, and how Chromium is started */
export function prepareBrowserBench(catalogue: string): {
  readonly items: readonly Item[]
  readonly chromium: HowToStart
} {
  if (!existsSync(catalogue)) {
    console.error(`There is no ${catalogue}: npm run catalogue -- --from <folder or URL> makes it.`)
    process.exit(1)
  }
  const chromium = prepareBrowser()
  return { items: readRecipesFile(JSON.parse(readFileSync(catalogue, 'utf8'))), chromium }
}

/** Builds the app where needed. @returns how Chromium is started */
export function prepareBrowser(): HowToStart {
  for (const sentence of ensurePrograms()) console.warn(sentence)
  buildWhenNeeded(client)
  buildWhenNeeded(server)
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ]
  return { executablePath: findChromium() ?? 'chromium', args }
}
