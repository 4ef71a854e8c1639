import { escapeHtml } from '../http/html.ts'
import type { OpenApiDocument } from './openapi.ts'

type Operation = NonNullable<NonNullable<NonNullable<OpenApiDocument['paths']>[string]>['post']>

/** The stylesheet of the page below; a separate file, because the content policy allows no inline styles. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; font-size: .875rem }
section { border-top: 1px solid; margin-top: 2rem }
`

/** A page that lists the operations of the OpenAPI document. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => section(method, path, operation as Operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}: API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>${escapeHtml(document.info.title)}: API</h1>
<p>${escapeHtml(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</body>
</html>
`
}

function section(method: string, path: string, operation: Operation): string {
  const answer = operation.responses?.['200']
  const refusals = Object.keys(operation.responses ?? {}).filter((status) => status !== '200')
  return `<section>
<h2>${escapeHtml(operation.operationId ?? path)}</h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
<p><code>${escapeHtml(`${method.toUpperCase()} /api${path}`)}</code></p>
<h3>Request</h3>
<pre tabindex="0">${json(operation.requestBody)}</pre>
<h3>Reply</h3>
<pre tabindex="0">${json(answer)}</pre>
<p>May refuse with ${escapeHtml(refusals.join(', '))}.</p>
</section>`
}

function json(part: unknown): string {
  const content = (part as { content?: Record<string, { schema?: unknown }> } | undefined)?.content
  return escapeHtml(JSON.stringify(content?.['application/json']?.schema ?? {}, null, 2))
}
