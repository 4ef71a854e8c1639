import { createServer } from 'node:net'

/** Below the ports that the system assigns by itself, so that a stopped server can get its port again. */
const lowest = 12_000
/** Each test process has a block of ports, by the process's number. */
const blocks = 200
const inBlock = 100
let next = lowest + (process.pid % blocks) * inBlock

/** A port on which nobody listens and which this process has not used yet. */
export async function freePort(): Promise<number> {
  // The number is taken before it is looked at: somebody else may ask meanwhile.
  for (;;) {
    const port = next++
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
