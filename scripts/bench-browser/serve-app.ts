import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { server as serverPart } from '../build/build-when-needed.ts'
import { heapFlags } from '../heap-flags.ts'

type Wanted = {
  readonly port: string
  readonly catalogue: string
  readonly settings?: Readonly<Record<string, string>>
}

const lookAgainMs = 200
const mostLooks = 900

/** Starts the built server with an empty database, and waits until it sends its catalogue compressed with brotli. */
export async function serveApp({ port, catalogue, settings = {} }: Wanted) {
  const origin = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'bit-browser-'))
  const server = spawn(process.execPath, [...heapFlags, serverPart.result], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      CATALOGUE: resolve(catalogue),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let looks = 0; !(await isCompressed(origin)); looks++) {
    if (looks > mostLooks || server.exitCode !== null) {
      server.kill()
      throw new Error('The server did not start, or did not compress its catalogue in time.')
    }
    await wait(lookAgainMs)
  }
  return {
    origin,
    stop: () => {
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Whether the catalogue comes compressed with brotli: the server does that in the background, and sends more bytes until then. */
async function isCompressed(origin: string): Promise<boolean> {
  try {
    const page = await (await fetch(origin)).text()
    const address = /\/catalog\/[^"]+/.exec(page)?.[0]
    if (!address) return false
    const catalogue = await fetch(origin + address, { headers: { 'accept-encoding': 'br, gzip' } })
    await catalogue.arrayBuffer()
    return catalogue.headers.get('content-encoding') === 'br'
  } catch {
    return false
  }
}
