export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** How much of the history of a user document is kept (SYS-7). */
export const historyLimits = {
  /** How many of the newest saved states are always kept. */
  alwaysKept: 50,
  /** Older ones are thinned to one an hour up to this age, */
  hourlyForMs: dayMs,
  /** to one a day up to this age, and deleted after it. */
  keptForMs: 30 * dayMs,
  /** All states of one account together, in bytes as stored. */
  bytes: 64 * 1024 * 1024,
}

/** From this share of the bytes on, the user is warned that the oldest states are deleted early. */
export const nearlyFullFrom = 0.8
