import { Client } from 'pg'
import { onRequests } from './requests.ts'

/** Sends what `become` makes of each statement to PostgreSQL instead of the statement. */
export function onStatements(become: (statement: string) => string): void {
  type Query = (this: Client, statement: unknown, ...given: unknown[]) => unknown
  const query = Client.prototype.query as Query
  const changed = function (this: Client, statement: unknown, ...given: unknown[]) {
    if (typeof statement === 'string') return query.call(this, become(statement), ...given)
    const { text } = statement as { readonly text?: string }
    return query.call(
      this,
      text === undefined ? statement : withText(statement as object, become(text)),
      ...given,
    )
  }
  Client.prototype.query = changed as Client['query']
}

/** The statement with another text; all else that it has stays, its prototype included. */
function withText(statement: object, text: string): object {
  return Object.assign(Object.create(Object.getPrototypeOf(statement) as object), statement, { text })
}

/** Has PostgreSQL carry statements out before this process answers the first request, when all tables are there. */
export function onceOnDatabase(statements: string): void {
  let done: Promise<void> | undefined
  onRequests((_request, _response, serve) => {
    done ??= carryOut(statements)
    void done.then(serve)
  })
}

/** Has PostgreSQL carry statements out over a connection of its own. */
export async function carryOut(statements: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statements)
  await client.end()
}
