export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** How much of the history of a user document is kept (SYS-7). */
export const historyLimits = {
  /** So many of the newest states always stay. */
  alwaysKept: 50,
  /** Older ones thin to one an hour until they are this old, */
  hourlyForMs: dayMs,
  /** then to one a day until they are this old, then they go. */
  keptForMs: 30 * dayMs,
  /** Stored bytes of all states of one account. */
  bytes: 64 * 1024 * 1024,
}

/** From this share of the bytes on, the player is told that the oldest states go early. */
export const nearlyFullFrom = 0.8
