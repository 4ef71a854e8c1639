import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/** Deliberate fault, which a proof must find out (`--with leak`): each second half a MiB and a socket are kept for good. */
const kept: Buffer[] = []

function leak(): void {
  kept.push(Buffer.alloc(512 * 1024, kept.length))
  createServer().listen(0, '127.0.0.1')
}

// The server's worker threads load this file too; only the server itself is to leak.
if (isMainThread) setInterval(leak, 1_000)
