import { execFile, execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const locked = join(import.meta.dirname, 'lighthouse')
/** Where Lighthouse is installed, beside the project's own packages: it brings two hundred, which only `verify:page` needs. */
const installed = resolve('.scratch/lighthouse')

type Audit = { readonly title: string; readonly score: number | null }
type Category = {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}
type Report = {
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<Record<'performance' | 'accessibility' | 'best-practices', Category>>
  readonly runtimeError?: { readonly message: string }
}

export type Visit = {
  /** Each from 0 to 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** The audits that cost points in accessibility and best practices. */
  readonly faults: readonly string[]
}

/** Installs Lighthouse with the packages that its lock file names. */
export function installLighthouse(): void {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(locked, name), join(installed, name))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: installed, stdio: 'inherit' })
}

/**
 * A phone's first visit, as Lighthouse sees it with its own settings (a slow network and a processor four times slower).
 * Throws where the page could not be visited.
 */
export async function visitWithLighthouse(url: string, executablePath: string): Promise<Visit> {
  const program = join(installed, 'node_modules/lighthouse/cli/index.js')
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
  const asked = ['--quiet', '--no-enable-error-reporting', '--output=json', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...asked], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  })
  return readReport(JSON.parse(stdout) as Report)
}

function readReport({ audits, categories, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(`Lighthouse could not visit the page: ${runtimeError.message}`)
  const score = (name: keyof Report['categories']) => 100 * (categories[name].score ?? 0)
  const counted = [categories.accessibility, categories['best-practices']].flatMap(
    ({ auditRefs }) => auditRefs,
  )
  const lost = counted.filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    faults: lost.map(({ id }) => `${id}: ${audits[id]!.title}`),
  }
}
