import { join } from 'node:path'
import { type AccountsConfiguration, readAccounts } from './accounts.ts'
import { environment, type logLevels } from './environment.ts'
import { missingSettings } from './missing-settings.ts'
import { startFailure } from './start-failure.ts'

export type Configuration = {
  readonly port: number
  readonly host: string
  /** Scheme, host and port, without a slash at the end. */
  readonly publicOrigin: string
  readonly dataFolder: string
  readonly databaseUrl: string | null
  /** The database connection for LISTEN and NOTIFY; null where `databaseUrl` serves for that too. */
  readonly liveDatabaseUrl: string | null
  readonly backupFolder: string
  /** Hours between two backups; 0: only on request. */
  readonly backupHours: number
  readonly backupsKept: number
  readonly catalogueFile: string | null
  /** Address of the game's tables; null if the server is not to look for a newer catalogue. */
  readonly catalogueSource: string | null
  /** Hours between two look-ups; 0: only on request. */
  readonly catalogueCheckHours: number
  readonly chatUrl: string | null
  /** Scheme and host of Discord’s API. */
  readonly discordUrl: string
  readonly logLevel: (typeof logLevels)[number]
  readonly apiRequestsPerMinute: number
  readonly streamsPerAddress: number
  /** How many wrong invite codes are allowed in ten minutes. */
  readonly wrongCodes: { readonly perPerson: number; readonly perAddress: number }
  readonly trustedProxies: number
  /** Where the operator's page is; null if it is nowhere. */
  readonly operator: { readonly port: number; readonly host: string } | null
  readonly clientFolder: string
} & AccountsConfiguration

/**
 * The server's settings from the environment. An empty value counts as not given, except for CATALOGUE_SOURCE.
 * @throws one sentence for each value that cannot be used
 */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'CATALOGUE_SOURCE'),
  )
  const result = environment.safeParse(given)
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}.`)
    throw startFailure(sentences.join('\n'))
  }
  const values = result.data
  const publicOrigin = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  const missing = missingSettings(values, publicOrigin)
  if (missing.length > 0) throw startFailure(missing.join('\n'))
  return {
    ...readAccounts(values),
    port: values.PORT,
    host: values.HOST,
    publicOrigin,
    dataFolder: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    liveDatabaseUrl: values.LIVE_DATABASE_URL ?? null,
    backupFolder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    // Several servers on one PostgreSQL would each make one.
    backupHours: given.BACKUP_HOURS === undefined && values.DATABASE_URL ? 0 : values.BACKUP_HOURS,
    backupsKept: values.BACKUPS_KEPT,
    catalogueFile: values.CATALOGUE ?? null,
    catalogueSource: values.CATALOGUE_SOURCE || null,
    catalogueCheckHours: values.CATALOGUE_CHECK_HOURS,
    chatUrl: values.CHAT_URL ?? null,
    discordUrl: new URL(values.DISCORD_URL).origin,
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
    streamsPerAddress: values.STREAMS_PER_ADDRESS,
    wrongCodes: { perPerson: values.WRONG_CODES_PER_PERSON, perAddress: values.WRONG_CODES_PER_ADDRESS },
    trustedProxies: values.TRUSTED_PROXIES,
    operator:
      values.OPERATOR_PORT === null ? null : { port: values.OPERATOR_PORT, host: values.OPERATOR_HOST },
    clientFolder: values.CLIENT_DIR,
  }
}
