import { afterEach, expect, test, vi } from 'vitest'
import { packFormat } from '#domain/catalog/pack-format'
import { savingText } from '../messages/saving-text.ts'
import { findCatalog } from './find-catalog.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers so where the pack of `older` is asked for, and that uses `newer` in that pack format. */
function serverThatAnswers(status: number, format: number = packFormat): void {
  const current = { version: 'newer', date: '2026-11-20', former: [], url: `/catalog/newer-${format}.json` }
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/current.json') ? Response.json(current) : new Response('', { status }),
  )
}

test.each([429, 500, 503])(
  'BEY-14: a catalogue whose pack is answered with %s is not gone: what names its recipes waits',
  async (status) => {
    serverThatAnswers(status)
    await expect(findCatalog('older')).rejects.toThrow(savingText.offline)
  },
)

test('BEY-14: a catalogue that the server does not have is gone', async () => {
  serverThatAnswers(404)
  expect(await findCatalog('older')).toBeNull()
})

test('BEY-14: a server that has packs for another release of the app only says nothing about a catalogue', async () => {
  serverThatAnswers(404, packFormat + 1)
  await expect(findCatalog('older')).rejects.toThrow(savingText.offline)
})

test('S12: the name of a catalogue in a link is no address: nothing is asked for', async () => {
  const asked: string[] = []
  serverThatAnswers(500)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return fetch(address)
  })
  expect(await findCatalog('../api/signOut?')).toBeNull()
  expect(asked).toEqual(['/catalog/current.json'])
})
