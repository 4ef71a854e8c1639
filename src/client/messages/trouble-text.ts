/** Why a request failed, where the server gives no reason of its own. */
export const troubleText = {
  noConnection: 'The server could not be reached. Check your connection and try again.',
  timedOut: (ms: number) => `Operation timed out after ${ms}ms`,
} as const
