import { api, type Guards } from './mutant.ts'

const idToken = 'src/server/accounts/id-token.ts'
const askLibrary = 'src/server/accounts/ask-library.ts'

/** What keeps a provider's answer from signing in somebody else (S4), beside what the sign-in library checks. */
export const signInGuards: Guards = {
  likely: [api('forged-sign-ins'), api('accounts-hostile', 'S4'), api('callback-issuer')],
  mutants: [
    {
      what: 'sign-ins: a token needs no end',
      file: idToken,
      text: 'exp: z.number(),',
      becomes: 'exp: z.number().optional(),',
    },
    {
      what: 'sign-ins: a token for several audiences need not name the one that asked for it',
      file: idToken,
      text: "return typeof aud === 'string' || aud.length === 1",
      becomes: "return typeof aud === 'string' || aud.length > 0",
    },
    {
      what: 'sign-ins: a token that another client asked for is taken',
      file: idToken,
      text: 'return azp === clientId',
      becomes: "return azp !== ''",
    },
    {
      what: 'sign-ins: a token with an empty subject is taken',
      file: idToken,
      text: 'sub: z.string().min(1).max(255)',
      becomes: 'sub: z.string().max(255)',
    },
    {
      what: 'sign-ins: a callback need not name its issuer',
      file: askLibrary,
      text: "  if (issuer !== null && url.searchParams.get('iss') !== issuer)\n    return c.redirect(`${done}?error=issuer_mismatch`, 302)\n",
      becomes: '',
    },
    {
      what: 'sign-ins: an address that is not confirmed makes a site admin',
      file: 'src/server/access/session-queries.ts',
      text: "case when profiles.email_verified then lower(profiles.real_email) else '' end",
      becomes: 'lower(profiles.real_email)',
    },
  ],
}
