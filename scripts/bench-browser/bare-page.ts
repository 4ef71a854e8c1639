import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Serves bare.html, to measure what this machine and browser cost without our code. */
export async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const html = readFileSync(fileURLToPath(new URL('bare.html', import.meta.url)))
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
