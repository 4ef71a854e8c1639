/** PostgreSQL error classes and codes after which a later try may succeed. */
const notNow = [
  /^08/, // connection
  /^53/, // memory, disk, connections used up
  /^57P0/, // shutting down or starting up
  /^57014$/, // statement timed out
  /^55P03$/, // lock not available
  /^25P0[34]$/, // a time-out of a transaction passed
  /^40(P01|001)$/, // collided with other transactions at every try
  /^25006$/, // read only for now
  /^58030$/, // input or output fault
]
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])
// The pg driver gives these no code.
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/

/** Whether an error means that the database cannot be used now; a later try may succeed (R4). */
export function isOutOfReach(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = String((at as { code?: unknown }).code ?? '')
    if (systemCodes.has(code) || notNow.some((pattern) => pattern.test(code)) || driverWords.test(at.message))
      return true
  }
  return false
}
