import { Pool } from 'pg'

export type BareCaller = () => Promise<void>

/**
 * What the database alone costs: the statements that a rename of a player cannot do without (lock, change, number,
 * outbox, log), one after the other in one transaction, each caller over a connection of its own.
 */
export function bareTransactions(url: string, callers: number) {
  const pool = new Pool({ connectionString: url, max: callers })
  let names = 0
  const caller =
    (settlementId: string, playerId: string): BareCaller =>
    async () => {
      const client = await pool.connect()
      const name = `Bare ${++names}`
      const changes = JSON.stringify([{ put: 'players', row: { id: playerId, name } }])
      try {
        await client.query('begin')
        await client.query('select id, seq, owner_id from settlements where id = $1 for update', [
          settlementId,
        ])
        await client.query('update players set name = $3 where settlement_id = $1 and id = $2', [
          settlementId,
          playerId,
          name,
        ])
        const { rows } = await client.query(
          'update settlements set seq = seq + 1 where id = $1 returning seq',
          [settlementId],
        )
        const { seq } = rows[0]
        await client.query(
          'insert into outbox (settlement_id, seq, changes, at) values ($1, $2, $3::jsonb, now())',
          [settlementId, seq, changes],
        )
        await client.query(
          `insert into activity (settlement_id, id, kind, by_no, facts, at)
           values ($1, $2, 'player.renamed', 1, $3::jsonb, now())`,
          [settlementId, seq, JSON.stringify({ player: name, former: name })],
        )
        await client.query('commit')
      } finally {
        client.release()
      }
    }
  return { caller, close: () => pool.end() }
}
