import { randomUUID } from 'node:crypto'
import { type CatalogueMovePreview, catalogueMovePreview } from '#domain/planning/catalogue-move-preview'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { membershipIn } from '#domain/settlement/act'
import { catalogueActs } from '#domain/settlement/acts/catalogue'
import { nothingAsked } from '#domain/settlement/ledger-act'
import { stateOf } from '#domain/settlement/tables'
import type { ReadPermit } from '../access/permit.ts'
import { catalogOfRows, type LedgerKeeper, requireCatalogueVersion } from '../changes/ledger-keeper.ts'
import { readPutAway } from '../changes/put-away.ts'
import { readSnapshot } from '../changes/read-rows.ts'
import { refusalOfAct } from '../changes/refusal-of-act.ts'
import { dayMs, isoTime, now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'

type Asked = {
  readonly permit: ReadPermit<'settlement.set_catalogue'>
  readonly version: string
}

/**
 * What another catalogue would change, found by the act itself, on rows that are not written (CAT-2).
 * @throws NOT_FOUND if there is no such version; what the act is refused with, such as needs that are too large
 */
export async function previewCatalogue(
  database: Database,
  keeper: LedgerKeeper,
  { permit, version }: Asked,
): Promise<CatalogueMovePreview> {
  const { userId, settlementId } = permit
  await requireCatalogueVersion(keeper, database, version)
  const { rows } = stateOf(await readSnapshot(database, permit))
  const former = await catalogOfRows(keeper, database, rows)
  const later = await keeper.catalogOf(database, version)
  // `putAway`: ended projects and templates. They are not among `rows`, but name recipes too, which the move gives other numbers.
  const moving = { from: former.catalog, ...(await readPutAway(database, settlementId)) }
  const at = now()
  const done = completeLedgerAct(
    later,
    catalogueActs.moveCatalogue,
    rows,
    { version },
    {
      id: randomUUID(),
      now: isoTime(at),
      by: membershipIn(rows, userId)!,
      byNo: rows.members.get(userId)!.no,
      inDays: (days) => isoTime(at + days * dayMs),
      ...nothingAsked,
      moving,
    },
  )
  if ('refused' in done) throw refusalOfAct(done.refused)
  return catalogueMovePreview(
    { ledger: former, rows, putAway: moving.putAway },
    { ledger: later, rows: done.after },
  )
}
