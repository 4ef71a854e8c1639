import { createServer } from 'node:net'

/** Below the ports that the system gives away itself: a server that was stopped can come back to its own. */
const lowest = 12_000
/** Test files run in processes of their own, each with a block that its number picks. */
const blocks = 200
const inBlock = 100
let next = lowest + (process.pid % blocks) * inBlock

/** A port nobody listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  while (!(await isFree(next))) next++
  return next++
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
