import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

type Program = {
  readonly name: string
  readonly debianPackage: string
  readonly isThere: () => boolean
  readonly beforeInstall?: () => void
}

const programs: readonly Program[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
    beforeInstall: dontStartACluster,
  },
  { name: 'xz', debianPackage: 'xz-utils', isThere: () => existsSync('/usr/bin/xz') },
]

/**
 * On Debian as root, installs programs that the tests need and that are missing.
 * @returns one message for each program that is still missing
 */
export function ensurePrograms(): readonly string[] {
  const missing = programs.filter((program) => !program.isThere())
  if (missing.length === 0) return []
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return missing.map(
      ({ name, debianPackage }) => `${name} is not installed (on Debian: apt-get install ${debianPackage}).`,
    )
  }
  aptGet('update')
  for (const program of missing) {
    console.log(`Installing ${program.name} …`)
    program.beforeInstall?.()
    aptGet(
      'install',
      '-y',
      '--no-install-recommends',
      // Keeps a changed configuration file without asking.
      '-o',
      'Dpkg::Options::=--force-confold',
      program.debianPackage,
    )
  }
  return missing.filter((program) => !program.isThere()).map(({ name }) => `${name} could not be installed.`)
}

function aptGet(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) console.error(`apt-get ${args[0]}: ${stderr.trim().split('\n').at(-1)}`)
}

/** Keeps the package from starting a server on port 5432; tests start their own in a temporary folder. */
function dontStartACluster(): void {
  const folder = '/etc/postgresql-common'
  if (existsSync(`${folder}/createcluster.conf`)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/createcluster.conf`, 'create_main_cluster = false\n')
}
