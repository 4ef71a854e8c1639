import { type Area, attempt, type Visit } from '../attempt.ts'
import { comeFromProvider } from '../come-from-provider.ts'
import { cataloguePack, opening, sending } from '../visits.ts'

/** The end of a sign-in, with the state that the provider was given, or another one. */
const callback = (state?: string): Visit => ({
  route: 'GET /api/auth/callback/:provider',
  before: [comeFromProvider],
  request: (_, { callback, cookie }) => {
    const address = new URL(callback!)
    if (state !== undefined) address.searchParams.set('state', state)
    return { path: address.pathname + address.search, cookie }
  },
})

/** What everybody may ask, signed in or not, and signing in itself. */
export const publicArea: Area = {
  tried: {
    'catalogue.read': [attempt('getCatalogues'), attempt('getCatalogueUpdate'), cataloguePack],
    'health.read': [opening('/healthz'), opening('/readyz')],
    'api.description': [opening('/api/openapi.json'), opening('/api/docs'), opening('/api/docs.css')],
    'auth.start': [
      attempt('getSignInProviders'),
      opening('/api/auth/start'),
      sending('/api/auth/start', () => ({ provider: 'development' })),
    ],
    'auth.callback': [callback()],
    // The server of these tests has links in mails, and neither passwords nor codes for phones.
    'auth.optional_methods': [
      sending('/api/auth/sign-in/magic-link', ({ role }) => ({ email: `${role}@example.org` })),
    ],
  },
  triedWhereRefused: {
    'auth.callback': [callback('of-another-browser')],
    'auth.optional_methods': [
      sending('/api/auth/sign-up/email', () => ({ email: 'new@example.org', password: 'long enough' })),
      sending('/api/auth/sign-in/email', () => ({ email: 'new@example.org', password: 'long enough' })),
      sending('/api/auth/phone-number/send-otp', () => ({ phoneNumber: '+4915112345678' })),
    ],
  },
  notOffered: ['admin.debug_endpoints'],
  // Only with a source that the server may ask: api/catalogue-sources.test.ts tries it.
  procedures: { lookUpCatalogue: 'catalogue.read' },
  routes: {
    'GET /api/auth/window.css': 'auth.start',
    'GET /api/auth/window.js': 'auth.start',
    'GET /api/auth/done': 'auth.callback',
    'GET /api/auth/magic-link/verify': 'auth.optional_methods',
    // The issuer that exists on a developer's machine only.
    'GET /api/auth/development/.well-known/openid-configuration': 'auth.start',
    'GET /api/auth/development/jwks': 'auth.start',
    'GET /api/auth/development/auth': 'auth.start',
    'GET /api/auth/development/auth/:uid': 'auth.start',
    'POST /api/auth/development/token': 'auth.start',
    'GET /api/auth/development/interaction/:uid': 'auth.start',
    'POST /api/auth/development/interaction/:uid': 'auth.start',
  },
}
