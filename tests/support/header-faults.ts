/** What every answer of a server says to browsers (S9); pages and files may say it more strictly. */
const always: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /default-src '(self|none)'/],
  ['content-security-policy', /base-uri 'none'/],
  ['content-security-policy', /form-action '(self|none)'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(same-origin|no-referrer)$/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
]
const never = ['x-powered-by', 'server', 'access-control-allow-origin']
/** Addresses whose answers are for one person or one moment, so that nobody may keep them. */
const keptNowhere = /^\/(api|p)\//

export type Head = {
  /** The address as it was asked for. */
  readonly url: string
  readonly headers: ReadonlyMap<string, string>
}

/** A sentence for each header that an answer lacks or should not have (B21). @param isHttps whether the server's public address is https */
export function headerFaults({ url, headers }: Head, isHttps: boolean): readonly string[] {
  const of = (name: string) => headers.get(name) ?? ''
  const type = of('content-type')
  return [
    ...always.flatMap(([name, value]) => (value.test(of(name)) ? [] : [`${name} is “${of(name)}”`])),
    ...never.flatMap((name) => (headers.has(name) ? [`there is a ${name}`] : [])),
    ...(of('content-security-policy').includes('unsafe') ? ['the policy allows what is unsafe'] : []),
    ...(headers.has('strict-transport-security') === isHttps
      ? []
      : ['https is asked for where it is not, or the other way round']),
    ...(keptNowhere.test(url) && of('cache-control') !== 'no-store' ? ['it may be kept'] : []),
    ...(type === '' || /charset=utf-8$|^image\//.test(type) ? [] : [`its type is “${type}”`]),
  ]
}

/** The headers of a head as it was sent. */
export function headersIn(head: string): ReadonlyMap<string, string> {
  const pairs = head.matchAll(/^([^:\r\n]+): (.*)\r$/gm)
  return new Map(Array.from(pairs, ([, name, value]) => [name!.toLowerCase(), value!]))
}
