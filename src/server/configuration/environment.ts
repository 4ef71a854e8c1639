import * as z from 'zod'
import { accountsEnvironment } from './accounts-environment.ts'
import { builtClientFolder } from './project-folders.ts'
import { isWebAddress, optionalPort, wholeNumber } from './setting-kinds.ts'

/** The public data repository that docs/catalogue.md names. */
const publicTables =
  'https://raw.githubusercontent.com/BitCraftToolBox/BitCraft_GameData/refs/heads/cereal/cs/static'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings of the server, each with its description for `--help`. */
export const environment = z.object({
  PORT: wholeNumber('3000', { min: 1, max: 65_535 }).describe('Port to listen on. Default: 3000.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address to listen on. Default: 127.0.0.1, this machine only, because the server itself speaks plain ' +
        'http. 0.0.0.0 opens it to the network: put a proxy with https in front.',
    ),
  PUBLIC_URL: z
    .string()
    .optional()
    .refine(isOrigin, 'must be an http or https address without a path, like https://planner.example')
    .describe(
      'Address people open in the browser. Default: http://localhost and the port. With https, browsers are ' +
        'told to use nothing else; where it is this machine, every other Host is refused.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the built-in database and for caches; one server at a time. Default: ./data.'),
  DATABASE_URL: z
    .string()
    .optional()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/name')
    .describe('PostgreSQL (15 or newer) to use in place of the built-in database.'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder for backups; best on another disk. Default: backups in DATA_DIR.'),
  BACKUP_HOURS: wholeNumber('24', { min: 0, max: 500 }).describe(
    'Hours between two backups that the server makes by itself; 0: none. Default: 24 with the built-in database, 0 with PostgreSQL.',
  ),
  BACKUPS_KEPT: wholeNumber('14', { min: 1, max: 1_000 }).describe(
    'How many backups are kept; the oldest are deleted. Default: 14.',
  ),
  LIVE_DATABASE_URL: z
    .string()
    .optional()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/name')
    .describe(
      'The same database by an address that keeps a connection (LISTEN and NOTIFY), where DATABASE_URL leads to a pooler ' +
        'that does not. Default: DATABASE_URL.',
    ),
  CATALOGUE: z
    .string()
    .optional()
    .describe(
      'Path to a recipes.json. Default: recipes.json in DATA_DIR if it is there, else the built-in starter ' +
        'catalogue. With a path given here, the server looks for no newer one.',
    ),
  CATALOGUE_SOURCE: z
    .string()
    .default(publicTables)
    .refine((text) => text === '' || isWebAddress(text), 'must be an http or https address, or empty')
    .describe(
      'Address of the folder with the game’s public tables, where the server looks for a newer catalogue. ' +
        `Default: ${publicTables}. Empty: it never looks.`,
    ),
  CATALOGUE_CHECK_HOURS: wholeNumber('24', { min: 0, max: 500 }).describe(
    'Hours between two look-ups for a newer catalogue. Default: 24. 0: only when somebody asks for one in the app.',
  ),
  CHAT_URL: z
    .string()
    .optional()
    .refine(isWebAddress, 'must be an http or https address')
    .describe('Invitation to the community chat; without it the page shows no chat button.'),
  DISCORD_URL: z
    .string()
    .default('https://discord.com')
    .refine(isOrigin, 'must be an http or https address without a path')
    .describe(
      'Where messages for Discord channels are sent. Default: https://discord.com. For tests, or for a proxy of your own.',
    ),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .optional()
    .describe(
      `How much to log: ${logLevels.join(', ')}. Default: warn in a terminal, info otherwise. Lines are JSON.`,
    ),
  API_REQUESTS_PER_MINUTE: wholeNumber('1000', { min: 1, max: 1_000_000 }).describe(
    'API requests one address may make in a minute. Default: 1000.',
  ),
  STREAMS_PER_ADDRESS: wholeNumber('100', { min: 1, max: 1_000_000 }).describe(
    'Live streams one address may hold open. Default: 100.',
  ),
  WRONG_CODES_PER_PERSON: wholeNumber('10', { min: 1, max: 1_000_000 }).describe(
    'Wrong invite codes one person may try in ten minutes. Default: 10.',
  ),
  WRONG_CODES_PER_ADDRESS: wholeNumber('30', { min: 1, max: 1_000_000 }).describe(
    'Wrong invite codes one address may try in ten minutes. Default: 30.',
  ),
  TRUSTED_PROXIES: wholeNumber('0', { min: 0, max: 10 }).describe(
    'Proxies of yours in front of the server, each of which adds to X-Forwarded-For; the limits above then ' +
      'count the person behind them. Default: 0, the header is not believed.',
  ),
  OPERATOR_PORT: optionalPort().describe(
    'Port for whoever runs the server: a page that says how it does, and /metrics for Prometheus. Default: none. Let no ' +
      'proxy lead there.',
  ),
  OPERATOR_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on for OPERATOR_PORT. Default: 127.0.0.1, this machine only.'),
  ...accountsEnvironment,
  CLIENT_DIR: z
    .string()
    .default(builtClientFolder)
    .describe('Folder of the built client. Default: dist/client.'),
})

/** Every setting, as it is described. */
export function settings(): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(environment.shape).map(([name, { description = '' }]) => ({ name, description }))
}

/** The text of `--help`. */
export function configurationHelp(): string {
  const lines = settings().map(({ name, description }) => `  ${name}\n      ${description}`)
  return `Bit Calculator takes its settings from the environment:\n\n${lines.join('\n')}\n`
}

function isOrigin(text: string | undefined): boolean {
  if (text === undefined) return true
  const url = URL.parse(text)
  return isWebAddress(text) && url !== null && url.href === `${url.origin}/`
}

function isPostgresUrl(text: string | undefined): boolean {
  return text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))
}
