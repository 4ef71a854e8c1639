import type { Area } from '../attempt.ts'

/** What everybody may ask, signed in or not, and signing in itself. */
export const publicArea: Area = {
  triedElsewhere: {
    'catalogue.read': ['files'],
    'health.read': ['start'],
    'api.description': ['api'],
    'auth.start': ['accounts'],
    'auth.callback': ['accounts-hostile', 'forged-sign-ins'],
    'auth.optional_methods': ['accounts-sign-in-methods'],
  },
  notOffered: ['admin.debug_endpoints'],
  procedures: {
    getCatalogues: 'catalogue.read',
    getCatalogueUpdate: 'catalogue.read',
    lookUpCatalogue: 'catalogue.read',
    getSignInProviders: 'auth.start',
  },
  routes: {
    'GET /healthz': 'health.read',
    'GET /readyz': 'health.read',
    'GET /api/openapi.json': 'api.description',
    'GET /api/docs': 'api.description',
    'GET /api/docs.css': 'api.description',
    'GET /api/auth/window.css': 'auth.start',
    'GET /api/auth/window.js': 'auth.start',
    'GET /api/auth/start': 'auth.start',
    'POST /api/auth/start': 'auth.start',
    'GET /api/auth/done': 'auth.callback',
    'GET /api/auth/callback/:provider': 'auth.callback',
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
