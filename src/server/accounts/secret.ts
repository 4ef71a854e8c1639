import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'

/**
 * What cookies are signed with: from the settings, or from a file of the data folder that is made at the first start. Never in
 * the database: a copy of its tables then opens no session.
 */
export async function readSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given !== null) return given
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length >= 32) return secret
  throw startFailure(
    `The file ${file} holds no secret. Restore it, or delete it: everybody then signs in anew.`,
  )
}
