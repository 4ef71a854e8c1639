import type { Configuration } from '../configuration/configuration.ts'
import { isLoopback } from '../configuration/loopback.ts'
import { refuse } from './refuse.ts'
import type { Middleware } from './server-env.ts'

type Settings = Pick<Configuration, 'publicOrigin' | 'host' | 'port'>

/**
 * Answers 421 where a server for this machine alone is asked for by another name: a foreign page can give its own name the
 * address 127.0.0.1, and its scripts would then read ours as their own site. Elsewhere a proxy may rewrite Host.
 */
export function refuseUnknownHosts(settings: Settings): Middleware {
  const { publicOrigin } = settings
  if (!isLoopback(new URL(publicOrigin).hostname)) return (_c, next) => next()
  const known = hostsOf(settings)
  return async (c, next) => {
    const asked = URL.parse(`http://${c.req.header('host')}`)?.host ?? ''
    if (known.has(asked)) return next()
    return refuse(c, {
      code: 'MISDIRECTED_REQUEST',
      message:
        `This server is not known by this address. Open it at ${publicOrigin}; whoever runs the server can set the ` +
        'address that people open with PUBLIC_URL.',
    })
  }
}

/** Every name of this machine, at the port where the server listens and at the one people open. */
function hostsOf({ publicOrigin, host, port }: Settings): ReadonlySet<string> {
  const url = new URL(publicOrigin)
  const names = [url.hostname, 'localhost', '127.0.0.1', '[::1]']
  if (isLoopback(host)) names.push(host.includes(':') ? `[${host}]` : host)
  const opened = names.map((name) => Object.assign(new URL(publicOrigin), { hostname: name }).host)
  const listened = names.map((name) => new URL(`http://${name}:${port}`).host)
  return new Set([...opened, ...listened])
}
