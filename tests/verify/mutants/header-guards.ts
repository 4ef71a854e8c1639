import { api, type Guards } from './mutant.ts'

const headers = 'src/server/http/security-headers.ts'

/** The headers by which answers have browsers protect their users (S9). */
export const headerGuards: Guards = {
  likely: [api('headers', 'S9')],
  mutants: [
    {
      what: 'headers: an answer of the API may be kept',
      file: headers,
      text: "  c.header('cache-control', 'no-store')\n",
      becomes: '',
    },
    {
      what: 'headers: a browser may guess the type of an answer',
      file: headers,
      text: "    'x-content-type-options': 'nosniff',\n",
      becomes: '',
    },
    {
      what: 'headers: an answer that is opened as a page is not sandboxed',
      file: headers,
      text: '`${contentPolicy}; sandbox`',
      becomes: 'contentPolicy',
    },
  ],
}
