import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serversOfThisFile } from '../support/server.ts'
import { call } from '../support/server-requests.ts'

const { folder, dataFolder, launch, start } = serversOfThisFile()

describe.concurrent('a server that cannot start says why in a sentence and ends with 1', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [
      { PUBLIC_URL: 'https://planner.example/app' },
      'PUBLIC_URL must be an http or https address without a path, like https://planner.example.',
    ],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
    [{ CHAT_URL: 'javascript:alert(1)' }, 'CHAT_URL must be an http or https address.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ HOST: '192.0.2.1' }, 'This machine has no address 192.0.2.1. Check HOST.'],
  ])('for %o', async (settings: Record<string, string>, sentence) => {
    const { code, errors } = await (await launch(settings)).ended
    expect([code, errors]).toEqual([1, `${sentence}\n`])
  })

  test('for every wrong setting at once', async () => {
    const { errors } = await (await launch({ PORT: 'x', CHAT_URL: 'y' })).ended
    expect(errors.trim().split('\n')).toHaveLength(2)
  })

  test('for a port that is in use, without harm to its user', async () => {
    const first = await start()
    const { code, errors } = await (await launch({ PORT: String(first.port) })).ended
    expect(code).toBe(1)
    expect(errors).toBe(
      `Port ${first.port} is taken by another program. Stop that one, or choose another port: PORT=${first.port + 1}\n`,
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  test.each([
    ['[{"id":"1","name":"Log","tier":1,"rarity":9}]', 'A rarity lies between 1 and 6. (at 0.rarity)'],
    ['{"items":[]}', 'A catalogue must be a list of items.'],
    ['[{"id":', 'JSON'],
    [twice('{"id":"1","name":"Log","tier":1,"rarity":1}'), 'two items have the same id'],
  ])('CAT-1: for a damaged catalogue: %s', async (content, reason) => {
    const CATALOGUE = join(folder(), 'mine.json')
    writeFileSync(CATALOGUE, content)
    const { code, errors } = await (await launch({ CATALOGUE })).ended
    expect(code).toBe(1)
    expect(errors).toContain(`${CATALOGUE} is not a catalogue: `)
    expect(errors).toContain(reason)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  test('for a catalogue that is not there', async () => {
    const { code, errors } = await (await launch({ CATALOGUE: '/nowhere/recipes.json' })).ended
    expect(code).toBe(1)
    expect(errors).toContain('The catalogue /nowhere/recipes.json cannot be read')
  })
})

describe.concurrent('which catalogue is served', () => {
  const oneLog = '[{"id":"1","name":"Log","tier":1,"rarity":1}]'

  test('recipes.json in the data folder, identified by its content if there is no information file', async () => {
    const DATA_DIR = dataFolder()
    writeFileSync(join(DATA_DIR, 'recipes.json'), oneLog)
    const server = await start({ DATA_DIR, CATALOGUE: '' })
    const [catalogue] = (await (await call(server, 'getCatalogues')).json()) as Record<string, unknown>[]
    expect(catalogue).toMatchObject({
      version: '178178d53f18',
      name: 'recipes.json',
      date: '',
      items: 1,
      craftable: 0,
    })
  })

  test('the starter catalogue if there is no other', async () => {
    const server = await start({ CATALOGUE: '' })
    const [catalogue] = (await (await call(server, 'getCatalogues')).json()) as { craftable: number }[]
    expect(catalogue!.craftable).toBeGreaterThan(100)
  })

  test('BEY-14: an older one stays on the list after a change', async () => {
    const DATA_DIR = dataFolder()
    const first = await start({ DATA_DIR })
    first.signal('SIGTERM')
    await first.ended
    writeFileSync(join(DATA_DIR, 'recipes.json'), oneLog)
    const second = await start({ DATA_DIR, CATALOGUE: '' })
    const list = (await (await call(second, 'getCatalogues')).json()) as { version: string; inUse: boolean }[]
    // wood-1: what a server of the tests serves if no other catalogue is given.
    expect(list.map(({ version, inUse }) => [version, inUse])).toEqual([
      ['178178d53f18', true],
      ['wood-1', false],
    ])
  })
})

function twice(item: string): string {
  return `[${item},${item}]`
}
