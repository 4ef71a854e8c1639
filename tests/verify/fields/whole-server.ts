import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiscordReceiver } from '../../support/discord-receiver.ts'
import type { Settings } from '../../support/server.ts'

/** A catalogue of the proof's own, one of whose recipes has a by-product, and the description of it. */
const files = ['recipes.json', 'recipes.info.json']

/**
 * Settings of a server on which every operation can be done: another catalogue may be looked up, though the receiver that stands for
 * Discord is asked for it and has none, and nobody is held back for signing in or for wrong codes.
 */
export function whereAllCanBeDone(
  given: Settings & { readonly DATA_DIR: string },
  discord: DiscordReceiver,
): Settings {
  for (const file of files)
    copyFileSync(join(import.meta.dirname, 'catalogue', file), join(given.DATA_DIR, file))
  return {
    ...given,
    // Without it the server takes recipes.json in its data folder.
    CATALOGUE: '',
    CATALOGUE_SOURCE: discord.url,
    CATALOGUE_CHECK_HOURS: '0',
    DISCORD_URL: discord.url,
    SIGN_INS_PER_MINUTE: '1000000',
    WRONG_CODES_PER_PERSON: '1000000',
    WRONG_CODES_PER_ADDRESS: '1000000',
  }
}
