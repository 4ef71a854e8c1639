import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../../support/server.ts'
import { root } from '../../support/server-data-folder.ts'

export const nginxProgram = '/usr/sbin/nginx'

export type Nginx = {
  /** What it has logged of requests. */
  readonly accessLog: () => string
  /** What it has logged of faults. */
  readonly errorLog: () => string
  readonly stop: () => Promise<void>
}

type Ports = { readonly server: number; readonly https: number; readonly http: number }

/**
 * Runs deploy/nginx.conf: only addresses, ports and folders are others.
 * @param change a fault put into it
 * @returns once it listens
 */
export async function startNginx(ports: Ports, change: (conf: string) => string): Promise<Nginx> {
  if (!existsSync(nginxProgram)) throw new Error('nginx is not installed: apt-get install nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-nginx-'))
  const tls = makeCertificate(folder)
  const log = join(folder, 'access.log')
  const site = join(folder, 'site.conf')
  const asShipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const here = withOthers(asShipped, [
    ['server app:3000;', `server 127.0.0.1:${ports.server};`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['/etc/nginx/tls/fullchain.pem', tls.certificate],
    ['/etc/nginx/tls/privkey.pem', tls.key],
    ['/var/log/nginx/access.log', log],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
  ])
  writeFileSync(site, change(here))
  const main = join(folder, 'nginx.conf')
  writeFileSync(main, mainConf(folder, site))
  const checked = spawnSync(nginxProgram, ['-t', '-q', '-c', main], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses the file: ${checked.stderr}`)
  const child = spawn(nginxProgram, ['-c', main], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const nginx = {
    accessLog: () => readFileSync(log, 'utf8'),
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await eventually(async () => isOver() || isListening(ports.https)).catch(() => {})
  if (!isOver() && (await isListening(ports.https))) return nginx
  await nginx.stop()
  throw new Error('nginx does not listen')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** The main file that nginx's image and Debian bring, with a folder of its own, and with a log of all requests as theirs has. */
function mainConf(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(join(folder, 'temp'))
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
${kinds.map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`).join('\n')}
  include ${site};
}
`
}

function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const { status } = spawnSync('openssl', [...words, '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error('no certificate: apt-get install openssl')
  return { certificate, key }
}

function withOthers(text: string, others: readonly (readonly [string, string])[]): string {
  let changed = text
  for (const [one, other] of others) {
    if (!changed.includes(one)) throw new Error(`“${one}” does not stand in deploy/nginx.conf any more`)
    changed = changed.replaceAll(one, other)
  }
  return changed
}
