/**
 * Nothing was done, because others had to be waited for too long: a later try may succeed. The database is well.
 */
export class Busy extends Error {
  /** What the log says of it. */
  readonly logged: string

  /** @param message for people */
  constructor(message: string, logged: string) {
    super(message)
    this.logged = logged
  }
}
