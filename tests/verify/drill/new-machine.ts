import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/server-data-folder.ts'
import { call, certificates, putNetwork } from '../container/build-image.ts'

export const repository = '/srv/bit-calculator.git'
export const ownCertificates = '/srv/certificates.crt'

/** Makes a Debian 13 with its base alone. @param archive an archive of it that was made before, or '' */
export function makeNewMachine(place: string, archive: string): void {
  const made = archive || `${place}.tar`
  if (!archive) call('mmdebstrap', '--variant=minbase', 'trixie', made, 'http://deb.debian.org/debian')
  mkdirSync(place)
  call('tar', '-xf', made, '-C', place)
  putNetwork(place)
  // Under a name of their own: Debian's package of certificates, once it is installed there, overwrites the usual file.
  copyFileSync(certificates, join(place, ownCertificates))
  // No systemd runs there: a script of the drill starts and stops the service in its place.
  const systemctl = join(place, 'usr/local/bin/systemctl')
  copyFileSync(join(root, 'tests/verify/drill/systemctl.sh'), systemctl)
  chmodSync(systemctl, 0o755)
  mkdirSync(join(place, 'etc/systemd/system'), { recursive: true })
  // What is committed, at the address from which the written steps clone it.
  call('git', 'clone', '--quiet', '--bare', root, join(place, repository))
}
