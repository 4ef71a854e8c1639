import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../support/server-data-folder.ts'
import type { Stage } from './dockerfile.ts'

export const certificates = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Does the steps of this project's Dockerfile without Docker, each stage on a root file system of its own.
 * @param archive a Debian root file system, with which each stage begins
 * @returns the folder of the last stage
 */
export function buildImage(stages: readonly Stage[], archive: string, folder: string): string {
  const built = new Map<string, string>()
  let last = ''
  for (const [at, stage] of stages.entries()) {
    last = join(folder, stage.name ?? `stage-${at}`)
    mkdirSync(last)
    call('tar', '-xf', archive, '-C', last)
    if (/\/node:/.test(stage.image)) putNode(last)
    if (stage.name) built.set(stage.name, last)
    doSteps(stage, last, built)
  }
  return last
}

function doSteps({ steps }: Stage, place: string, built: ReadonlyMap<string, string>): void {
  let workFolder = '/'
  for (const { word, rest } of steps) {
    if (word === 'WORKDIR') {
      workFolder = rest
      mkdirSync(join(place, rest), { recursive: true })
    }
    if (word === 'COPY') copy(rest.split(' '), join(place, workFolder), built)
    if (word === 'RUN') runInside(place, workFolder, rest)
  }
}

/** Copies into a folder below the stage's work folder; the Dockerfile names no other. What comes from the project keeps its path. */
function copy(words: readonly string[], into: string, built: ReadonlyMap<string, string>): void {
  const from = words[0]!.startsWith('--from=') ? built.get(words[0]!.slice('--from='.length))! : null
  const [to, ...sources] = words.filter((word) => !word.startsWith('--')).reverse()
  for (const source of sources) {
    if (source === '.') copyContext(into)
    else if (from) cpSync(join(from, source), resolve(into, to!), { recursive: true, verbatimSymlinks: true })
    else cpSync(join(root, source), join(resolve(into, to!), source))
  }
}

/** The project without what .dockerignore names. */
function copyContext(into: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const excluded = ignored.map((name) => `--exclude=./${name}`)
  // In this script $0 is the folder to fill, and $@ the options of tar.
  call('sh', '-c', 'tar --anchored "$@" -c . | tar -x -C "$0"', into, ...excluded, '-C', root)
}

function runInside(place: string, workFolder: string, command: string): void {
  const script = `mount -t proc proc ${place}/proc && mount --rbind /dev ${place}/dev && exec chroot ${place} /usr/bin/env -i \
PATH=/usr/local/bin:/usr/bin:/bin HOME=/root NODE_EXTRA_CA_CERTS=${certificates} npm_config_cafile=${certificates} \
sh -c 'cd ${workFolder} && ${command}'`
  call('unshare', '--mount', 'sh', '-c', script)
}

/** Puts in what the image of Node has besides Debian (Node and npm), and the network. */
function putNode(place: string): void {
  cpSync(join(root, 'node_modules/node/bin/node'), join(place, 'usr/local/bin/node'))
  const npm = join(call('npm', 'root', '--global').trim(), 'npm')
  cpSync(npm, join(place, 'usr/local/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(place, 'usr/local/bin/npm'))
  putNetwork(place)
}

/** Puts in this machine's way to the network. */
export function putNetwork(place: string): void {
  mkdirSync(join(place, 'etc/ssl/certs'), { recursive: true })
  for (const file of [certificates, '/etc/resolv.conf', '/etc/hosts'])
    if (existsSync(file)) cpSync(file, join(place, file), { dereference: true })
}

/** Runs a program. @returns its output. @throws if it fails */
export function call(program: string, ...words: readonly string[]): string {
  const { status, stderr, stdout } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`${program} ${words.join(' ').slice(0, 300)}: ${stderr}${stdout}`)
  return stdout
}
