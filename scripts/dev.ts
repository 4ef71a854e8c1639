import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ProxyOptions } from 'vite'
import { withPageFacts } from '#server/http/page'
import { seedWhenReady } from './seed/seed-when-ready.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const clientPort = 5173
const page = `http://localhost:${clientPort}`
const api = `http://127.0.0.1:${process.env.PORT || 3000}`

/** Writes into the page what the server would write; in development vite serves the page. */
const pageFacts: Plugin = {
  name: 'page-facts',
  async transformIndexHtml(html) {
    const answer = await fetch(`${api}/catalog/current.json`).catch(() => null)
    if (!answer?.ok) return html
    const { version, date, url } = (await answer.json()) as Record<'version' | 'date' | 'url', string>
    const chatUrl = process.env.CHAT_URL || null
    return withPageFacts(html, { catalogueVersion: version, catalogueDate: date, catalogueUrl: url, chatUrl })
  },
}

/** Requests for the server, except for the client's own modules in folders of the same names. */
const toServer: ProxyOptions = {
  target: api,
  bypass: ({ url }) => (/\.(tsx?|css)(\?|$)/.test(url ?? '') ? url : null),
}
const proxy = Object.fromEntries(['/api', '/catalog', '/data/', '/p/'].map((path) => [path, toServer]))

process.chdir(root)
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PUBLIC_URL: page },
})
const client = await createServer({
  configFile: `${root}vite.config.ts`,
  plugins: [pageFacts],
  server: { port: clientPort, strictPort: true, proxy },
})
await client.listen()
client.printUrls()
void seedWhenReady({ server: api, page })

// Vite has nothing to finish, so this process ends with the server.
server.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal))
