import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'

export type BareCaller = () => Promise<void>

/** A change: what it is about, and the statements that it needs beside those of every change. */
type Bare = {
  readonly settlementId: string
  readonly change: object
  readonly kind: string
  readonly facts: object
  readonly write: (client: PoolClient) => Promise<unknown>
}

/**
 * Makes bare copies of two acts: each runs only the statements that the act cannot do without (lock, change, number, outbox,
 * log), one after the other in one transaction. Their rate says what the database alone costs. Each caller has its own connection.
 */
export function bareTransactions(url: string, callers: number) {
  const pool = new Pool({ connectionString: url, max: callers })
  let calls = 0

  /** A rename of a player. */
  const renamer =
    (settlementId: string, playerId: string): BareCaller =>
    () => {
      const name = `Bare ${++calls}`
      return inTransaction({
        settlementId,
        change: { put: 'players', row: { id: playerId, name } },
        kind: 'player.renamed',
        facts: { player: name, former: name },
        write: (client) =>
          client.query('update players set name = $3 where settlement_id = $1 and id = $2', [
            settlementId,
            playerId,
            name,
          ]),
      })
    }

  /** An addition of one piece to the stock. */
  const stocker =
    (settlementId: string, itemId: string): BareCaller =>
    () => {
      const quantity = ++calls
      return inTransaction({
        settlementId,
        change: { put: 'stock', row: { itemId, quantity, reserved: 0, kept: 0 } },
        kind: 'stock.added',
        facts: { item: itemId, amount: 1, others: 0 },
        async write(client) {
          await client.query(
            'update stock set quantity = quantity + 1, updated_at = now() where settlement_id = $1 and item_id = $2',
            [settlementId, itemId],
          )
          await client.query(
            `insert into entries (settlement_id, act, line, kind, item_id, amount, by_no, at)
             values ($1, $2, 0, 'added', $3, 1, 1, now())`,
            [settlementId, randomUUID(), itemId],
          )
        },
      })
    }

  async function inTransaction({ settlementId, change, kind, facts, write }: Bare): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select id, seq, owner_id from settlements where id = $1 for no key update', [
        settlementId,
      ])
      await write(client)
      const { rows } = await client.query(
        'update settlements set seq = seq + 1 where id = $1 returning seq',
        [settlementId],
      )
      const { seq } = rows[0]
      await client.query(
        'insert into outbox (settlement_id, seq, changes, at) values ($1, $2, $3::jsonb, now())',
        [settlementId, seq, JSON.stringify([change])],
      )
      await client.query(
        `insert into activity (settlement_id, id, kind, by_no, facts, at)
         values ($1, $2, $3, 1, $4::jsonb, now())`,
        [settlementId, seq, kind, JSON.stringify(facts)],
      )
      await client.query('commit')
      client.release()
    } catch (error) {
      // Its transaction has failed: the connection is good for nobody else.
      client.release(true)
      throw error
    }
  }

  return { renamer, stocker, close: () => pool.end() }
}
