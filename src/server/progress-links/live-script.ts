/**
 * The script of the public page: it hears of each change, fetches the page again and replaces what is shown, so that nobody loses
 * their place on it. A page that is not looked at hears nothing, and catches up when somebody looks. A browser gives up on a
 * stream that is refused, as by a server that restarts: the script asks for it again. Without the script the page is complete, and
 * does not change. Once the link is gone, what is shown has no number (`data-seq`), and the script asks no more.
 */
export const liveScript = `const policy = globalThis.trustedTypes?.createPolicy('progress-page', { createHTML: (text) => text })
const pageIn = (text) =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html')
let changes = null
let isAsking = false
let isWanted = false

async function showNew() {
  isWanted = true
  if (isAsking) return
  isAsking = true
  while (isWanted) {
    isWanted = false
    await fetch(location.pathname, { cache: 'no-store' }).then(show, () => {})
  }
  isAsking = false
}

async function show(answer) {
  if (!answer.ok && answer.status !== 404) return
  const page = pageIn(await answer.text())
  document.title = page.title
  document.querySelector('main').replaceWith(page.querySelector('main'))
  if (answer.status === 404) stop()
}

function listen() {
  if (changes || document.hidden || !document.querySelector('main').dataset.seq) return
  changes = new EventSource(location.pathname + '/changes')
  changes.onmessage = ({ data }) => {
    if (data !== document.querySelector('main').dataset.seq) void showNew()
  }
  changes.onerror = () => {
    if (changes?.readyState !== EventSource.CLOSED) return
    stop()
    void showNew()
    setTimeout(listen, 5_000)
  }
}

function stop() {
  changes?.close()
  changes = null
}

document.addEventListener('visibilitychange', () => (document.hidden ? stop() : listen()))
listen()
`
