import { api, type Guards } from './mutant.ts'

const cookie = 'src/server/access/session-cookie.ts'
const queries = 'src/server/access/session-queries.ts'

/** What counts as a session, and how long (S3). */
export const sessionGuards: Guards = {
  likely: [api('forged-sessions'), api('signing-in-anew')],
  mutants: [
    {
      what: 'sessions: any signature of the right length is ours',
      file: cookie,
      text: 'signature.length === expected.length && timingSafeEqual(signature, expected)',
      becomes: 'signature.length === expected.length',
    },
    {
      what: 'sessions: a signature with more around it is taken',
      file: cookie,
      text: 'const signature = Buffer.from(value.slice(dot + 1))',
      becomes:
        "const signature = Buffer.from(Buffer.from(value.slice(dot + 1), 'base64').toString('base64'))",
    },
    {
      what: 'sessions: with https any site of the domain may plant one',
      file: cookie,
      text: "return publicOrigin.startsWith('https:') ? '__Host-bitcalc' : 'bitcalc'",
      becomes: "return publicOrigin === '' ? '__Host-bitcalc' : 'bitcalc'",
    },
    {
      what: 'sessions: one that is not used goes on',
      file: queries,
      text: '\n    and sessions.updated_at > ${sqlTime(at - idleMs)}',
      becomes: '',
    },
    {
      what: 'sessions: one that is used goes on for ever',
      file: queries,
      text: '\n    and sessions.created_at > ${sqlTime(at - absoluteMs)}',
      becomes: '',
    },
    {
      what: 'sessions: one goes on past its end',
      file: queries,
      text: 'sessions.expires_at > ${sqlTime(at)}',
      becomes: 'true',
    },
    {
      what: 'sessions: signing out only takes the cookie away',
      file: 'src/server/accounts/routes.ts',
      text: '  if (token !== null) await endSessionWith(database, token)\n',
      becomes: '',
    },
    {
      what: 'sessions: signing in anew leaves the former one',
      file: 'src/server/accounts/ask-library.ts',
      text: '  if (isNew && former !== null) await endSessionWith(database, former)\n',
      becomes: '',
    },
  ],
}
