import { type Logger, pino } from 'pino'
import type { Configuration } from './configuration.ts'

/** Logs to standard output, one JSON line for each event. Never log a cookie, a body, a query or an address (S7). */
export function createLog({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
}

/** The parts of an error that may be logged. Errors of the database also hold the statement's values: what users wrote (S7). */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, query } = error as { code?: unknown; query?: unknown }
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
