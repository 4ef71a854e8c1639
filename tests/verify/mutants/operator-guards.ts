import type { Mutant } from './guards.ts'

const measured = 'src/server/http/measure-requests.ts'
const port = 'src/server/operator/operator-app.ts'

/** What keeps the operator's port and its numbers to themselves. */
export const operatorGuards: readonly Mutant[] = [
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
]
