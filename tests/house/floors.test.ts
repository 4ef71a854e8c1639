import { describe, expect, test } from 'vitest'
import {
  circleIn,
  type FolderImport,
  importsBetweenFiles,
  importsBetweenFolders,
  importsOf,
} from '../support/imports.ts'

type Floors = readonly (readonly string[])[]

/**
 * The floors of server and client, lowest first: each may import those below it. The folders of one floor are rooms, which
 * do not import each other: what two of them need stands below both. The last floor is the files in no folder: `main.ts`.
 */
const halves: readonly { root: string; floors: Floors }[] = [
  {
    root: 'src/server',
    floors: [
      ['configuration'],
      ['db'],
      ['backups'],
      ['http'],
      ['rpc'],
      ['access'],
      ['live'],
      ['changes'],
      [
        'accounts',
        'build-lists',
        'catalogue',
        'contributions',
        'inventory',
        'invites',
        'members',
        'notifications',
        'operator',
        'players',
        'progress-links',
        'projects',
        'settlements',
        'shared-projects',
        'standing-orders',
        'storages',
        'tasks',
        'templates',
        'user-data',
        'webhooks',
      ],
      ['people'],
      ['app'],
      [''],
    ],
  },
  {
    root: 'src/client',
    floors: [
      ['messages', 'styles', 'ui'],
      ['api', 'lazy'],
      ['state'],
      ['item', 'session'],
      ['tabs'],
      ['act-queue'],
      ['saving'],
      ['plan'],
      ['account', 'calculator', 'offline', 'settlement'],
      ['notifications'],
      ['header'],
      ['app'],
      [''],
    ],
  },
]

const floorIn = (floors: Floors, folder: string) => floors.findIndex((rooms) => rooms.includes(folder))
const upIn =
  (floors: Floors) =>
  ({ from, to }: FolderImport) =>
    floorIn(floors, to) >= floorIn(floors, from)

describe.each(halves)('the floors of $root', ({ root, floors }) => {
  const imports = importsBetweenFolders(root)

  test('every folder has its floor', () => {
    const folders = new Set(imports.flatMap(({ from, to }) => [from, to]))
    expect([...folders].filter((folder) => floorIn(floors, folder) === -1)).toEqual([])
    expect(floors.flat().filter((folder) => !folders.has(folder))).toEqual([])
  })

  test('no file imports from a higher floor, nor from another room of its own floor', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports.filter(upIn(floors))).toEqual([])
  })
})

describe('an import that breaks the floors is found', () => {
  const [server, client] = halves.map(({ floors }) => upIn(floors))
  test.each([
    ['a floor above', 'src/server/rpc/x.ts', "import type { X } from '../changes/x.ts'"],
    ['another room', 'src/server/members/x.ts', "import { x } from '../players/x.ts'"],
    ['another room, later', 'src/server/members/x.ts', "const x = await import('../players/x.ts')"],
  ])('on the server, from %s', (_, file, source) => {
    expect(importsOf('src/server', file, source).filter(server!)).toHaveLength(1)
  })

  test.each([
    ['a floor above', 'src/client/state/x.ts', "import { X } from '../plan/x.tsx'"],
    ['another area', 'src/client/calculator/share/x.tsx', "import { x } from '../../settlement/x.ts'"],
    ['another area, later', 'src/client/account/x.ts', "const x = await import('../calculator/x.ts')"],
  ])('in the client, from %s', (_, file, source) => {
    expect(importsOf('src/client', file, source).filter(client!)).toHaveLength(1)
  })
})

describe('the parts of a client area', () => {
  test.each(['account', 'calculator', 'header', 'notifications', 'plan', 'saving', 'settlement'])(
    'of %s import each other in no circle',
    (area) => {
      expect(circleIn(importsBetweenFolders(`src/client/${area}`))).toBeNull()
    },
  )
})

describe('the files', () => {
  test.each(['src/catalogue', 'src/client', 'src/contract', 'src/domain', 'src/server', 'scripts', 'tests'])(
    'of %s import each other in no circle, types included',
    (root) => {
      const imports = importsBetweenFiles(root)
      expect(imports.length).toBeGreaterThan(20)
      expect(circleIn(imports)).toBeNull()
    },
  )
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
    expect(circleIn(arrows.map(([from, to]) => ({ from: from!, to: to! })))).toEqual([
      'crafting',
      'inventory',
      'catalog',
      'crafting',
    ])
  })
})
