import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/**
 * Node loads this file into a server with `--import`, where the soak is to find itself out: each second it keeps memory and
 * a socket for good.
 */
const kept: Buffer[] = []

function leak(): void {
  kept.push(Buffer.alloc(512 * 1024, kept.length))
  createServer().listen(0, '127.0.0.1')
}

if (isMainThread) setInterval(leak, 1_000)
