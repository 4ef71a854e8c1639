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
      what: 'headers: a browser may guess what an answer is',
      file: headers,
      text: "    'x-content-type-options': 'nosniff',\n",
      becomes: '',
    },
    {
      what: 'headers: what is opened as a page may do something',
      file: headers,
      text: '`${contentPolicy}; sandbox`',
      becomes: 'contentPolicy',
    },
  ],
}
