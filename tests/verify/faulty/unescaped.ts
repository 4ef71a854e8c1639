import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onRequests } from './by/requests.ts'

/**
 * Deliberate fault, which a proof must find out (`--with unescaped`): pages draw an <img> for every text that contains one, as if texts
 * were HTML.
 */
const takesForHtml = `
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const { textContent } of addedNodes) {
      const [, src] = /<img src=(\\S+)/.exec(textContent ?? '') ?? []
      if (src) document.body.append(Object.assign(document.createElement('img'), { src }))
    }
}).observe(document, { childList: true, subtree: true })
`

onRequests((request, response, serve) => {
  if (request.url !== '/early.js') return serve()
  const early = readFileSync(join(process.env.CLIENT_DIR ?? '', 'early.js'), 'utf8')
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(early + takesForHtml)
})
