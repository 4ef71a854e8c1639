import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { Backup } from './backup-folder.ts'
import type { Backups } from './open-backups.ts'

const backupPath = '/backup'

/** What is said of a backup that was made. */
export type MadeBackup = Pick<Backup, 'name' | 'brokenRules' | 'secret'>

/** The answer to `npm run backup`: the backup that was made, or why there is none. */
export type SocketAnswer = MadeBackup | { readonly sentence: string }

/** A socket in the data folder: whoever may read that folder may ask for a backup, and nobody else. */
function socketOf(dataFolder: string): string {
  return join(dataFolder, 'backup.sock')
}

/** Lets `npm run backup` ask this server, which alone has the built-in database open. @returns a function that closes it */
export async function openBackupSocket(
  { make }: Pick<Backups, 'make'>,
  dataFolder: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const path = socketOf(dataFolder)
  const answer = (response: ServerResponse, status: number, body: SocketAnswer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer(({ method, url }, response) => {
    if (method !== 'POST' || url !== backupPath) return response.writeHead(404).end()
    make().then(
      ({ name, brokenRules, secret }) => answer(response, 200, { name, brokenRules, secret }),
      (error: Error) => answer(response, 500, { sentence: error.message }),
    )
  })
  // This server holds the folder's lock, so a socket found here is left over from a killed server.
  await rm(path, { force: true })
  server.listen(path)
  try {
    await once(server, 'listening')
    await chmod(path, 0o600)
  } catch (error) {
    log.warn(
      { err: error },
      'the socket for npm run backup cannot be opened: only scheduled backups are made',
    )
  }
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/**
 * Asks the server that has this data folder for a backup; null where no server answers. For a server that ends meanwhile the
 * answer is not null but a sentence: it will be started again, and must find its folder free.
 */
export function askForBackup(dataFolder: string): Promise<SocketAnswer | null> {
  return new Promise((resolve) => {
    const asked = request(
      { socketPath: socketOf(dataFolder), path: backupPath, method: 'POST' },
      async (response) => {
        const body = await text(response).catch(() => '')
        resolve(body === '' ? endedMeanwhile : (JSON.parse(body) as SocketAnswer))
      },
    )
    let isHeard = false
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        isHeard = true
      }),
    )
    asked.once('error', () => resolve(isHeard ? endedMeanwhile : null))
    asked.end()
  })
}

const endedMeanwhile: SocketAnswer = {
  sentence: 'No backup was made: the server ended while it made one. Start it and try again.',
}
