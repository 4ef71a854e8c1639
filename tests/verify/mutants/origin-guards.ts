import { api, type Guards } from './mutant.ts'

const sameSite = 'src/server/http/same-site.ts'

/** What keeps writes to our own pages, and to the form in which they send them (S2). */
export const originGuards: Guards = {
  likely: [api('forged-origins')],
  mutants: [
    {
      what: 'origins: what the browser says of the page is not looked at',
      file: sameSite,
      text: "  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false\n",
      becomes: '',
    },
    {
      what: 'origins: a cookie is enough where nothing says where a write comes from',
      file: sameSite,
      text: " || c.req.header('cookie') === undefined",
      becomes: ' || fetchSite === undefined',
    },
    {
      what: 'origins: any page may claim to be ours',
      file: sameSite,
      text: "return fetchSite === 'same-origin' && isPageAt(c.req.header('host'), origin)",
      becomes: "return fetchSite === 'same-origin'",
    },
    {
      what: 'origins: a page of our host is ours, whatever the browser says',
      file: sameSite,
      text: "return fetchSite === 'same-origin' && isPageAt(c.req.header('host'), origin)",
      becomes: "return isPageAt(c.req.header('host'), origin)",
    },
    {
      what: 'origins: only the host of an origin is compared',
      file: sameSite,
      text: 'return origin === `http://${host}` || origin === `https://${host}`',
      becomes: 'return URL.parse(origin)?.host === host',
    },
    {
      what: 'origins: methods beside POST are taken from anywhere',
      file: sameSite,
      text: 'readingMethods.has(c.req.method)',
      becomes: "c.req.method !== 'POST'",
    },
    {
      what: 'origins: a body of any type is read',
      file: 'src/server/http/json-body.ts',
      text: "if (type !== 'application/json')",
      becomes: "if (type === 'application/none')",
    },
    {
      what: 'origins: any form signs out',
      file: 'src/server/accounts/routes.ts',
      text: '  if (body.refusal) return refuse(c, body.refusal)\n  const token',
      becomes: '  const token',
    },
  ],
}
