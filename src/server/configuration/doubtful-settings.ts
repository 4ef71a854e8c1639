import type { Configuration } from './configuration.ts'
import { isLoopback } from './loopback.ts'

type Settings = Pick<
  Configuration,
  | 'publicOrigin'
  | 'host'
  | 'trustedProxies'
  | 'databaseUrl'
  | 'liveDatabaseUrl'
  | 'authSecret'
  | 'providers'
  | 'password'
  | 'emailLink'
  | 'phone'
  | 'operator'
>

/** Where pgbouncer listens, unless it is told otherwise. */
const poolerPort = '6432'

/** Settings with which the server starts and which are probably not what was meant: one sentence each. */
export function doubtfulSettings(settings: Settings): readonly string[] {
  const { hostname } = new URL(settings.publicOrigin)
  return [
    ...(isLoopback(hostname) ? doubtfulHere(settings) : doubtfulOutside(settings)),
    ...doubtfulDatabase(settings),
    ...(settings.operator && !isLoopback(settings.operator.host)
      ? [
          'OPERATOR_HOST opens the operator’s port beyond this machine: whoever reaches it can read it. Let no proxy lead ' +
            'there, and let a firewall or the network of the containers keep it closed.',
        ]
      : []),
  ]
}

function doubtfulHere({ host, publicOrigin }: Settings): readonly string[] {
  if (isLoopback(host)) return []
  return [
    `HOST opens the server beyond this machine, but PUBLIC_URL is ${publicOrigin}, so it refuses everybody who comes by ` +
      'another name. Set PUBLIC_URL to the address that people open.',
  ]
}

function doubtfulOutside(settings: Settings): readonly string[] {
  const { publicOrigin, trustedProxies, databaseUrl, authSecret } = settings
  const isPlain = publicOrigin.startsWith('http:')
  const canSignIn = settings.providers.length > 0 || settings.password || settings.emailLink || settings.phone
  return [
    ...(isPlain
      ? [
          `PUBLIC_URL ${publicOrigin} is plain http: whoever is on the way reads along and can take over sessions, and ` +
            'browsers install no app from there. Put a proxy with https in front.',
        ]
      : []),
    ...(!isPlain && trustedProxies === 0
      ? [
          'PUBLIC_URL is https, which this server does not speak itself, so a proxy must be in front; but TRUSTED_PROXIES is ' +
            '0: limits count everybody behind it as one. Set TRUSTED_PROXIES to the number of proxies of yours.',
        ]
      : []),
    ...(canSignIn ? [] : ['No way to sign in is set, so nobody can have an account here.']),
    ...(databaseUrl !== null && authSecret === null
      ? [
          'AUTH_SECRET is not set, so this server signs with the file `secret` of its own DATA_DIR: no other server on this ' +
            'database knows its sessions, and a backup of the database alone is not enough. Give all of them the same ' +
            'AUTH_SECRET.',
        ]
      : []),
  ]
}

function doubtfulDatabase({ databaseUrl, liveDatabaseUrl }: Settings): readonly string[] {
  if (databaseUrl === null)
    return liveDatabaseUrl === null
      ? []
      : ['LIVE_DATABASE_URL is set without DATABASE_URL, so it is not used: the built-in database is.']
  return liveDatabaseUrl === null && new URL(databaseUrl).port === poolerPort
    ? [
        `DATABASE_URL leads to port ${poolerPort}, where pgbouncer listens by default, and LIVE_DATABASE_URL is not set: through a ` +
          'pooler, changes made by other server processes arrive a second late. Set it to the database’s own address.',
      ]
    : []
}
