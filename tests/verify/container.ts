import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { root } from '../support/server-data-folder.ts'
import { freePort } from '../support/server-port.ts'
import { buildImage, call } from './container/build-image.ts'
import { type Container, startContainer, untilHealthy } from './container/container.ts'
import { readStages, runAsOf } from './container/dockerfile.ts'

const usage = `npm run verify:container -- [--archive root.tar] [--keep no]

Without Docker: does the steps of the Dockerfile on root file systems made of Debian's packages (mmdebstrap; or of an archive made before),
with this project's Node and npm in place of the image of Node, and runs the result as deploy/compose.yaml does: user 10001, no rights, root
read-only. Needs to be root on Debian, and npm's registry.`

const options = readOptions(usage, { archive: '', keep: 'no' })
const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-container-'))
const checks: { readonly what: string; readonly holds: boolean }[] = []
const check = (what: string, holds: boolean) => checks.push({ what, holds })

try {
  const archive = options.archive || join(folder, 'root.tar')
  if (!options.archive) call('mmdebstrap', '--variant=minbase', 'bookworm', archive)
  const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const image = buildImage(stages, archive, folder)
  console.log(`built; the app takes ${mebibytes(join(image, 'app'))} MiB of the image’s ${mebibytes(image)}`)
  for (const left of ['node_modules/vite', 'node_modules/typescript', 'tests', '.git'])
    check(
      `the image has no ${left}`,
      statSync(join(image, 'app', left), { throwIfNoEntry: false }) === undefined,
    )

  const runAs = runAsOf(stages.at(-1)!)
  const data = join(folder, 'data-volume')
  mkdirSync(data)
  // A new volume takes its owner from the folder that it is put on.
  const { uid, gid } = statSync(join(image, runAs.volume))
  chownSync(data, uid, gid)
  const port = await freePort()
  const environment = [`PORT=${port}`, 'CATALOGUE_SOURCE=', 'LOG_LEVEL=info']
  const start = () => startContainer({ image, runAs, data, environment })

  const first = start()
  await tryRunning(first, port, 'first')
  const second = start()
  await tryRunning(second, port, 'again, on the same volume')
} finally {
  if (options.keep === 'no') rmSync(folder, { recursive: true, force: true })
}
const wrong = checks.filter(({ holds }) => !holds)
for (const { what } of wrong) console.log(`  WRONG: not so: ${what}`)
console.log(attempted('checks of the container', checks.length, `, ${wrong.length} wrong`))
console.log(wrong.length === 0 ? 'holds' : 'does not hold')
process.exitCode = wrong.length === 0 ? 0 : 1

async function tryRunning(container: Container, port: number, when: string): Promise<void> {
  check(`${when}: it is not healthy before it serves`, !container.isHealthy())
  const seconds = await untilHealthy(container)
  check(`${when}: it becomes healthy`, seconds !== null)
  if (seconds === null) {
    console.log(container.output())
    return
  }
  console.log(`${when}: healthy after ${seconds.toFixed(1)} s`)
  const page = await fetch(`http://localhost:${port}/`)
  check(`${when}: the page comes`, page.status === 200 && (await page.text()).includes('<title>'))
  check(`${when}: it runs as user 10001`, container.statusLine('Uid').startsWith('10001\t10001'))
  check(
    `${when}: it has no rights, and can get none`,
    /^0+$/.test(container.statusLine('CapBnd')) && container.statusLine('NoNewPrivs') === '1',
  )
  for (const place of ['/app', '/etc', '/'])
    check(`${when}: nothing can be written in ${place}`, container.run('touch', join(place, 'tried')) !== 0)
  check(`${when}: the volume can be written`, container.run('touch', '/data/tried') === 0)
  const stopped = await container.stop()
  check(`${when}: SIGTERM ends it in good order`, stopped.code === 0 && stopped.seconds < 10)
  console.log(`${when}: stopped after ${stopped.seconds.toFixed(1)} s`)
}

function mebibytes(path: string): number {
  return Number(
    spawnSync('du', ['-sm', '--one-file-system', path], { encoding: 'utf8' }).stdout.split('\t')[0],
  )
}
