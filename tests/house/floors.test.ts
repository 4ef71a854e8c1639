import { describe, expect, test } from 'vitest'
import { circleIn, type FolderImport, importsBetweenFolders, importsOf } from '../support/imports.ts'

/**
 * The floors of the server, lowest first: each may import those below it. The folders of one floor are rooms, which do
 * not import each other: what two of them need stands below both.
 */
const floors: readonly (readonly string[])[] = [
  ['configuration'],
  ['db'],
  ['http'],
  ['rpc'],
  ['access'],
  ['live'],
  ['changes'],
  ['accounts', 'build-lists', 'catalogue', 'invites', 'members', 'players', 'settlements', 'user-data'],
  ['people'],
  ['app'],
  // The start: `main.ts`.
  [''],
]

const floorOf = (folder: string) => floors.findIndex((rooms) => rooms.includes(folder))
const goesUp = ({ from, to }: FolderImport) => floorOf(to) >= floorOf(from)

describe('the floors of the server', () => {
  const imports = importsBetweenFolders('src/server')

  test('every folder has its floor', () => {
    const folders = new Set(imports.flatMap(({ from, to }) => [from, to]))
    expect([...folders].filter((folder) => floorOf(folder) === -1)).toEqual([])
    expect(floors.flat().filter((folder) => !folders.has(folder))).toEqual([])
  })

  test('no file imports from a higher floor, nor from another room of its own floor', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports.filter(goesUp)).toEqual([])
  })

  test.each([
    ['a floor above', 'src/server/rpc/x.ts', "import type { X } from '../changes/x.ts'"],
    ['another room', 'src/server/members/x.ts', "import { x } from '../players/x.ts'"],
    ['another room, later', 'src/server/members/x.ts', "const x = await import('../players/x.ts')"],
  ])('an import from %s is found', (_, file, source) => {
    expect(importsOf('src/server', file, source).filter(goesUp)).toHaveLength(1)
  })
})

describe('the domain', () => {
  test('its folders import each other in no circle', () => {
    const imports = importsBetweenFolders('src/domain')
    expect(imports.length).toBeGreaterThan(40)
    expect(circleIn(imports)).toBeNull()
  })

  test('a circle is found, along its whole way', () => {
    const arrows = [
      ['crafting', 'inventory'],
      ['inventory', 'catalog'],
      ['catalog', 'crafting'],
    ]
    expect(circleIn(arrows.map(([from, to]) => ({ from: from!, to: to!, file: '' })))).toEqual([
      'crafting',
      'inventory',
      'catalog',
      'crafting',
    ])
  })
})
