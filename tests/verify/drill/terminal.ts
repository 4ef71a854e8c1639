import { spawn } from 'node:child_process'
import { ownCertificates } from './new-machine.ts'

export type Timed = { readonly command: string; readonly seconds: number }

export type Terminal = {
  /** Types commands one after the other and waits for the last. @returns how long each took @throws what was said, where one fails */
  readonly type: (commands: string) => Promise<readonly Timed[]>
  readonly close: () => void
}

/** What a machine has below its root file system. By `unshare --mount` only this terminal sees these mounts, and they go when it ends. */
const mounts = (place: string) =>
  [
    // Makes the folder a mount point, as a root file system is one.
    `mount --rbind ${place} ${place}`,
    `mount -t proc proc ${place}/proc`,
    `mount --rbind /dev ${place}/dev`,
    `mount -t tmpfs tmpfs ${place}/run`,
  ].join(' && ')

/** A terminal of root on a machine whose root file system is `place`. It ends at the first command that fails. */
export function openTerminal(place: string): Terminal {
  const inside = `exec chroot ${place} env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
NODE_EXTRA_CA_CERTS=${ownCertificates} npm_config_cafile=${ownCertificates} bash`
  const words = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${mounts(place)} && ${inside}`]
  const child = spawn('unshare', words, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  let heard = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
      heard()
    })
  let isOpen = true
  child.once('close', () => {
    isOpen = false
    heard()
  })
  // From here on bash prints the time and the first line of each command before it runs it.
  child.stdin.write(
    `set -eE\ntrap 'printf "\\n@%s %s\\n" "$EPOCHREALTIME" "\${BASH_COMMAND%%$'"'\\n'"'*}"' DEBUG\n`,
  )
  return {
    async type(commands) {
      said = ''
      // The command “:” does nothing; once bash prints it, all commands before it have run.
      child.stdin.write(`${commands}\n: all typed\n`)
      await new Promise<void>((resolve) => {
        heard = () => {
          if (!isOpen || /^@[\d.]+ : all typed$/m.test(said)) resolve()
        }
        heard()
      })
      if (!isOpen) throw new Error(`A written step failed:\n${said.slice(-3_000)}`)
      return timesIn(said)
    },
    close: () => child.kill('SIGKILL'),
  }
}

function timesIn(said: string): readonly Timed[] {
  const begun = [...said.matchAll(/^@([\d.]+) (.*)$/gm)].map(([, at, command]) => ({
    at: Number(at),
    command: command!,
  }))
  return begun.slice(0, -1).map(({ at, command }, index) => ({ command, seconds: begun[index + 1]!.at - at }))
}
