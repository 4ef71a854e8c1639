import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { onStatements } from '../faulty/by/statements.ts'

/**
 * A process that loads this file first prints each statement on a line of its own, at the moment at which it is sent to PostgreSQL or
 * to the built-in database.
 */
function say(statement: string): void {
  // Worker threads of the process load this file too; theirs are not printed.
  if (isMainThread) writeSync(1, `statement: ${statement.trim().split(/\s+/, 4).join(' ')}\n`)
}

onStatements((statement) => {
  say(statement)
  return statement
})

const exec = PGlite.prototype.execProtocolStream
PGlite.prototype.execProtocolStream = function (message, ...given) {
  const statement = statementIn(message)
  if (statement !== undefined) say(statement)
  return exec.call(this, message, ...given)
}

/**
 * The statement of a message that runs or prepares one: the message is a letter for its kind, four bytes of length, then strings that
 * each end with a zero byte. A query (Q) begins with the statement, a preparation (P) with a name and then the statement.
 */
function statementIn(message: Uint8Array): string | undefined {
  const [first, second] = Buffer.from(message).subarray(5).toString().split('\0', 2)
  const byKind: Readonly<Record<string, string | undefined>> = { Q: first, P: second }
  return byKind[String.fromCharCode(message[0]!)]
}
