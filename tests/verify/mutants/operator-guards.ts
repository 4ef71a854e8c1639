import { api, type Guards, unit } from './mutant.ts'

const measured = 'src/server/http/measure-requests.ts'
const port = 'src/server/operator/operator-app.ts'

/** What keeps the operator's port and its numbers to themselves. Numbers have labels: nothing that people send may become a label. */
export const operatorGuards: Guards = {
  likely: [api('operator')],
  mutants: [
    {
      what: 'a path that somebody made up becomes a label',
      file: measured,
      text: "return name.startsWith('auth/') ? 'signing in' : 'unknown'",
      becomes: "return name.startsWith('auth/') ? 'signing in' : name",
    },
    {
      what: 'the code of a progress page becomes a label',
      file: measured,
      text: "if (path.startsWith('/p/')) return 'progress page'",
      becomes: "if (path.startsWith('/p/')) return path",
    },
    {
      what: 'the operator’s port answers to every name',
      file: port,
      text: 'if (isLoopback(asked)) return next()',
      becomes: 'return next()',
    },
    {
      what: 'what the operator’s page says is kept by browsers',
      file: port,
      text: 'app.use(setSecurityHeaders(publicOrigin), neverCached)',
      becomes: 'app.use(setSecurityHeaders(publicOrigin)); void neverCached',
    },
    {
      what: 'the operator’s page may run scripts',
      file: port,
      text: "c.header('content-security-policy', statusPolicy)",
      becomes: 'void statusPolicy',
    },
    {
      what: 'texts on the operator’s page are markup',
      file: 'src/server/http/html.ts',
      text: 'return escapeHtml(String(piece))',
      becomes: 'return String(piece)',
      likely: [unit('src/server/operator/status-page.test.ts')],
    },
  ],
}
