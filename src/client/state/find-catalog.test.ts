import { afterEach, expect, test, vi } from 'vitest'
import { packFormat } from '#domain/catalog/pack-format'
import { savingText } from '../messages/saving-text.ts'
import { findCatalog } from './find-catalog.ts'

afterEach(() => vi.unstubAllGlobals())

type Answers = {
  /** What a request for the list of catalogues gets. */
  readonly list: () => Response
  /** The HTTP status that a request for a pack gets. */
  readonly pack?: number
  /** The format of the packs that the server names. */
  readonly format?: number
}

/** A server whose catalogue in use is `newer`. @returns the addresses that have been asked for so far */
function serverWith({ list, pack = 503, format = packFormat }: Answers): readonly string[] {
  const asked: string[] = []
  const current = { version: 'newer', date: '2026-11-20', former: [], url: `/catalog/newer-${format}.json` }
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.endsWith('/current.json')) return Response.json(current)
    return address.startsWith('/api/') ? list() : new Response('', { status: pack })
  })
  return asked
}

const kept =
  (...versions: string[]) =>
  () =>
    Response.json(versions.map((version) => ({ version, canCount: true })))

test('BEY-14: a catalogue that the server does not keep is gone', async () => {
  serverWith({ list: kept('newer') })
  expect(await findCatalog('older')).toBeNull()
})

test.each([429, 500, 503])(
  'BEY-14: a catalogue whose pack is answered with %s is not taken for gone: looking for it fails',
  async (pack) => {
    serverWith({ list: kept('newer', 'older'), pack })
    await expect(findCatalog('older')).rejects.toThrow(savingText.offline)
  },
)

test('BEY-14: where the list of catalogues does not come, or packs have another format, a catalogue is not taken for gone', async () => {
  serverWith({ list: () => new Response('', { status: 503 }) })
  await expect(findCatalog('older')).rejects.toThrow(savingText.offline)
  serverWith({ list: kept(), format: packFormat + 1 })
  await expect(findCatalog('older')).rejects.toThrow(savingText.offline)
})

test('S12: a link that names “../api/signOut?” as its catalogue leads to no request to that address', async () => {
  const asked = serverWith({ list: kept('newer') })
  expect(await findCatalog('../api/signOut?')).toBeNull()
  expect(asked.filter((address) => address.includes('signOut'))).toEqual([])
})
