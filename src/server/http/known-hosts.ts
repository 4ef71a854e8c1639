import type { Configuration } from '../configuration/configuration.ts'
import { isLoopback } from '../configuration/loopback.ts'
import { refuse } from './refuse.ts'
import type { Middleware } from './server-env.ts'

type Settings = Pick<Configuration, 'publicOrigin' | 'host' | 'port'>

/**
 * On a server for this machine only, answers 421 to any other Host. Otherwise a foreign site could point its own name to
 * 127.0.0.1, and its scripts could read ours as same-site. Other servers may sit behind a proxy that rewrites Host.
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

/** Every name of this machine, with the port of the server and the port of the public address. */
function hostsOf({ publicOrigin, host, port }: Settings): ReadonlySet<string> {
  const url = new URL(publicOrigin)
  const names = [url.hostname, 'localhost', '127.0.0.1', '[::1]']
  if (isLoopback(host)) names.push(host.includes(':') ? `[${host}]` : host)
  const opened = names.map((name) => Object.assign(new URL(publicOrigin), { hostname: name }).host)
  const listened = names.map((name) => new URL(`http://${name}:${port}`).host)
  return new Set([...opened, ...listened])
}
