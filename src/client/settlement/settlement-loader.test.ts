import { beforeEach, expect, test } from 'vitest'
import { stateOf } from '#domain/settlement/tables'
import { aSnapshot } from '#tests/support/settlement-builder'
import { createSettlementLoader } from './settlement-loader.ts'
import { emptySettlements, putTruth, settlementsStore } from './settlement-store.ts'

const settlementId = 'oakhaven'

beforeEach(() =>
  settlementsStore.setState({ ...emptySettlements, opened: { status: 'loading', id: settlementId } }, true),
)

test('SET-8: of the events that come while number 7 is being loaded, 6 and 7 are applied as known already, 8 as news', async () => {
  const [applied, news]: [number[], number[]] = [[], []]
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const loader = createSettlementLoader({
    settlementId,
    async read() {
      await answered
      putTruth(settlementId, stateOf(aSnapshot({ seq: 7 })), new Set())
      return true
    },
    apply({ seq }) {
      applied.push(seq)
      putTruth(settlementId, stateOf(aSnapshot({ seq: Math.max(7, seq) })), new Set())
    },
    hearNews: ({ seq }) => news.push(seq),
  })
  const loaded = loader.load()
  for (const seq of [6, 7, 8]) loader.take({ seq, changes: [] })
  expect(applied).toEqual([])
  answer()
  await loaded
  expect([applied, news]).toEqual([[6, 7, 8], [8]])
  loader.stop()
})
