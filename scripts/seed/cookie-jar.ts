export type Answer = {
  readonly status: number
  /** The address of the response, after all redirects. */
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Handles cookies and redirects like a browser. */
export type CookieBrowser = {
  /** Follows redirects. */
  readonly open: (url: string, sent?: Sent) => Promise<Answer>
  /** Sends one request and does not follow redirects. */
  readonly ask: (url: string, sent?: Sent) => Promise<Answer>
  /** The cookie header for an address. */
  readonly cookies: (url: string) => string
  readonly forgetCookies: () => void
}

type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly host: string }

export function openBrowser({ userAgent }: { readonly userAgent?: string } = {}): CookieBrowser {
  let jar: Cookie[] = []
  const cookies = (url: string): string => {
    const { hostname, pathname } = new URL(url)
    return jar
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
  const keep = (url: string, lines: readonly string[]) => {
    const host = new URL(url).hostname
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', value = ''] = split(pair)
      const facts = new Map(attributes.map((text) => [split(text)[0].toLowerCase(), split(text)[1]]))
      const path = facts.get('path') ?? '/'
      jar = jar.filter((cookie) => cookie.name !== name || cookie.host !== host || cookie.path !== path)
      const expired =
        facts.get('max-age') === '0' || Date.parse(facts.get('expires') ?? '2100-01-01') < Date.now()
      if (!expired) jar.push({ name, value, path, host })
    }
  }
  const ask: CookieBrowser['ask'] = async (url, { method = 'GET', headers = {}, body } = {}) => {
    const cookie = cookies(url)
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(userAgent && { 'user-agent': userAgent }),
        ...(method !== 'GET' && { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    keep(url, answer.headers.getSetCookie())
    return { status: answer.status, url, headers: answer.headers, body: await answer.text() }
  }
  const open: CookieBrowser['open'] = async (url, sent) => {
    let answer = await ask(url, sent)
    for (let hops = 0; hops < 10; hops++) {
      const next = answer.headers.get('location')
      if (next === null) return answer
      answer = await ask(new URL(next, answer.url).href)
    }
    throw new Error(`too many redirects, at last ${answer.url}`)
  }
  return {
    ask,
    open,
    cookies,
    forgetCookies: () => {
      jar = []
    },
  }
}

function split(text: string): [string, string] {
  const equals = text.indexOf('=')
  return equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)]
}
