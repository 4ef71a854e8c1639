import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { withPageFacts } from '#server/http/page'

const root = fileURLToPath(new URL('..', import.meta.url))
const clientPort = 5173
const api = `http://127.0.0.1:${process.env.PORT || 3000}`
const served = ['/api', '/catalog', '/data/', '/healthz', '/readyz']

/** The page as the server would send it, as vite makes it here. */
const pageFacts: Plugin = {
  name: 'page-facts',
  async transformIndexHtml(html) {
    const answer = await fetch(`${api}/catalog/current.json`).catch(() => null)
    if (!answer?.ok) return html
    const { version, url } = (await answer.json()) as { version: string; url: string }
    return withPageFacts(html, {
      catalogueVersion: version,
      catalogueUrl: url,
      chatUrl: process.env.CHAT_URL || null,
    })
  },
}

const server = spawn(process.execPath, ['--watch', `${root}src/server/main.ts`], {
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${clientPort}` },
})
const client = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  plugins: [pageFacts],
  server: {
    port: clientPort,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, api])),
  },
})
await client.listen()
client.printUrls()

// Ctrl+C reaches the server by itself; the end of either ends both.
server.once('exit', (code) => process.exit(code ?? 0))
process.once('SIGTERM', () => server.kill('SIGTERM'))
process.once('SIGINT', () => server.kill('SIGINT'))
