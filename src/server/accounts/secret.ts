import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'

/**
 * The secret that cookies are signed with, from the settings or from a file in the data folder that the first start creates.
 * It is never in the database, so that a copy of the tables does not let anybody in.
 */
export async function readSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given !== null) return given
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length >= 32) return secret
  throw startFailure(
    `The file ${file} holds no secret. Restore it, or delete it: everybody then has to sign in again.`,
  )
}
