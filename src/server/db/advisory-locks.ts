// Keys of advisory locks: any numbers, but the same in every release.

/** Whoever migrates has this lock alone, and so has a restore: a server that starts meanwhile waits. */
export const migrationLock = 620_417_301

/** Each server process shares this lock for as long as it runs; a restore has it alone while it replaces rows. */
export const serverLock = 620_417_302
