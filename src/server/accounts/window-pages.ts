import { escapeHtml } from '../http/html.ts'
import type { SignInError } from './sign-in-errors.ts'

/** The stylesheet of all sign-in pages; a separate file, because the content policy allows no inline styles. */
export const windowStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.25rem }
form { display: grid; gap: .5rem; margin-block: 1rem }
button, input { font: inherit; padding: .6rem .75rem; border: 1px solid; border-radius: .375rem; text-align: start; min-block-size: 2.75rem }
button { cursor: pointer; background: ButtonFace; color: ButtonText }
button:focus-visible, input:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
small { display: block }
.notice { border-inline-start: .25rem solid; padding-inline-start: .75rem }
`

/**
 * The script of the sign-in window: goes to the provider, or reports to the page that opened it and closes. The nonce names the attempt,
 * so that only the page that began it listens; the window keeps it for an end whose address does not carry it.
 */
export const windowScript = `const { step, provider, nonce, status, error } = document.body.dataset
const kept = 'bit-calculator.sign-in.nonce'
const refusals = { 403: 'unauthorized-domain', 429: 'too-many-requests', 503: 'network-request-failed' }
function report(message) {
  const channel = new BroadcastChannel('bit-calculator.sign-in')
  channel.postMessage({ nonce: nonce || sessionStorage.getItem(kept) || '', ...message })
  channel.close()
  setTimeout(() => window.close(), 50)
}
async function start() {
  sessionStorage.setItem(kept, nonce)
  let answer
  try {
    answer = await fetch('/api/auth/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider, nonce }),
    })
  } catch {
    return fail('network-request-failed')
  }
  const body = await answer.json().catch(() => ({}))
  if (answer.ok) location.replace(body.url)
  else fail(body.reason ?? refusals[answer.status] ?? 'internal-error')
}
function fail(error) {
  document.querySelector('p').textContent = 'Signing in did not work. You can close this window and try again.'
  report({ status: 'error', error })
}
if (step === 'start') start()
else report(status === 'success' ? { status } : { status, error })
`

export function startPage({ provider, nonce }: { provider: string; nonce: string }): string {
  return page('Signing in', {
    facts: { step: 'start', provider, nonce },
    content: '<p role="status">Going to the sign-in page…</p>',
    script: true,
  })
}

export function donePage({ nonce, error }: { nonce: string; error: SignInError | null }): string {
  return error === null
    ? page('Signed in', {
        facts: { step: 'done', nonce, status: 'success' },
        content: '<p role="status">You are signed in. You can close this window.</p>',
        script: true,
      })
    : page('Not signed in', {
        facts: { step: 'done', nonce, status: 'error', error },
        content: '<p role="status">Signing in did not work. You can close this window and try again.</p>',
        script: true,
      })
}

type PageParts = {
  readonly facts?: Readonly<Record<string, string>>
  readonly content: string
  readonly script?: boolean
}

/** A sign-in page, without pictures, fonts or anything from other sites. `content` is escaped markup. */
export function page(title: string, { facts = {}, content, script = false }: PageParts): string {
  const data = Object.entries(facts).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Bit Calculator</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/auth/window.css">
</head>
<body${data.join('')}>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
${script ? '<script src="/api/auth/window.js"></script>\n' : ''}</body>
</html>
`
}
