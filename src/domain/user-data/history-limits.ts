export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** How much of the history of a user document is kept (SYS-7). */
export const historyLimits = {
  /** How many of the newest saved states are always kept. */
  alwaysKept: 50,
  /** Up to this age, older states are thinned to one an hour. */
  hourlyForMs: dayMs,
  /** Up to this age, they are thinned to one a day; after it they are deleted. */
  keptForMs: 30 * dayMs,
  /** All states of one account together, in bytes as stored. */
  bytes: 64 * 1024 * 1024,
}

/** From this share of the bytes on, the user is warned that the oldest states are deleted early. */
export const nearlyFullFrom = 0.8
