import { afterEach, expect, test, vi } from 'vitest'
import type { ErrorReply } from '#contract/error-reply'
import { packSettlement } from '#domain/packed-settlement/pack-settlement'
import { stateOf } from '#domain/settlement/tables'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import { forgetAhead, readAhead, readSettlement, whyGone } from './read-settlement.ts'

const riverside = aSnapshot({ seq: 7, members: [aMember('olivia', { role: 'co_owner' }), aMember('ben')] })
const nothingThere: ErrorReply = { code: 'NOT_FOUND', message: 'There is nothing at this address.' }

/** A server that has these procedures. @returns what it was asked for */
function serverWith(procedures: Readonly<Record<string, Response>>): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return procedures[address.replace('/api/', '')] ?? Response.json(nothingThere, { status: 404 })
  })
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

test('SET-8, decision 32: reading a settlement asks for the packed settlement alone', async () => {
  const asked = serverWith({ getPackedSettlement: Response.json(packSettlement(riverside, Date.parse)) })
  expect(await readSettlement('riverside')).toEqual(stateOf(riverside))
  expect(asked).toEqual(['/api/getPackedSettlement'])
})

test('SET-8, decision 32: a server of an earlier release, which cannot pack a settlement, sends its rows', async () => {
  serverWith({ getSettlement: Response.json(riverside) })
  expect(await readSettlement('riverside')).toEqual(stateOf(riverside))
})

test.each([
  ['no-settlement', 'removed'],
  ['settlement-deleted', 'deleted'],
] as const)(
  'SET-2, SET-5: whoever reads a settlement that is no longer theirs learns why, and nothing else is asked for: %s',
  async (reason, why) => {
    const gone: ErrorReply = { code: 'NOT_FOUND', message: 'No.', reason }
    const asked = serverWith({ getPackedSettlement: Response.json(gone, { status: 404 }) })
    expect(await readSettlement('riverside').catch(whyGone)).toBe(why)
    expect(asked).toEqual(['/api/getPackedSettlement'])
  },
)

test('SET-1, decision 32: a settlement that was asked for ahead is not asked for again when it opens; later it is', async () => {
  const asked = serverWith({ getPackedSettlement: Response.json(packSettlement(riverside, Date.parse)) })
  readAhead('riverside')
  readAhead('riverside')
  expect(await readSettlement('riverside')).toEqual(stateOf(riverside))
  expect(asked).toEqual(['/api/getPackedSettlement'])

  // From here on only the number of requests counts: this server's one answer was read.
  await readSettlement('riverside').catch(() => null)
  readAhead('riverside')
  forgetAhead()
  await readSettlement('riverside').catch(() => null)
  // The request before, this second reading, the reading ahead that was forgotten, and the reading after it.
  expect(asked).toHaveLength(4)
})

test('SET-1: a settlement that could not be read ahead is asked for again when it opens', async () => {
  serverWith({})
  readAhead('riverside')
  serverWith({ getPackedSettlement: Response.json(packSettlement(riverside, Date.parse)) })
  expect(await readSettlement('riverside')).toEqual(stateOf(riverside))
})
