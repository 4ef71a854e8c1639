import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { server as serverPart } from '../build/build-when-needed.ts'

type Wanted = {
  readonly port: string
  readonly catalogue: string
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts the built server with an empty database, and waits until its files are compressed. */
export async function serveApp({ port, catalogue, settings = {} }: Wanted) {
  const origin = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'bit-browser-'))
  const server = spawn(process.execPath, [serverPart.result], {
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
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > 900 || server.exitCode !== null) {
      server.kill()
      throw new Error('The server did not start.')
    }
    await new Promise((resume) => setTimeout(resume, 200))
  }
  // The server compresses in the background; before that, responses are larger.
  await new Promise((resume) => setTimeout(resume, 6_000))
  return {
    origin,
    stop: () => {
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
