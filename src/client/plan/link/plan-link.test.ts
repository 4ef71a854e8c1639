import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import type { SharedPlan } from '#domain/sharing/shared-plan'
import { readPlanLink, writePlanLink } from './plan-link.ts'

const id = (text: string | number) => String(text) as ItemId

/** An id like the game's own: up to ten digits without a pattern, from a multiplication that scatters the places. */
const gameId = (place: number) => id((place * 2_654_435_761) % 2_147_483_647)

function planOf(entries: number, held = 0): SharedPlan {
  return {
    catalogVersion: '3488c369b05e',
    buildList: Array.from({ length: entries }, (_, at) => ({
      itemId: gameId(at + 1),
      quantity: 7 * at + 3,
      recipeIndex: 0,
    })),
    inventory: new Map(Array.from({ length: held }, (_, at) => [gameId(at + 900), 13 * at + 1])),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  }
}

async function fragmentOf(plan: SharedPlan): Promise<string> {
  const link = await writePlanLink(plan)
  if (link.status !== 'ok') throw new Error(link.status)
  return link.fragment
}

/** A link of format 1 that holds this text, whatever it is. */
async function linkWith(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `#plan=1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
}

test('BEY-1: a plan comes out of a link as it went in', async () => {
  const plan: SharedPlan = {
    ...planOf(3, 2),
    choices: new Map([
      [id('2'), { source: 'craft', recipeIndex: 1 }],
      [id('Épée'), { source: 'elsewhere' }],
    ]),
  }
  expect(await readPlanLink(await fragmentOf(plan))).toEqual({ status: 'ok', plan })
})

test('BEY-1: 10 queued items make a link of less than 250 characters, 100 queued and 400 owned less than 8,000', async () => {
  const lengths: Record<string, number> = {}
  for (const [entries, held] of [[1], [10], [50], [10, 40], [100, 400]] as const) {
    lengths[`${entries} queued, ${held ?? 0} owned`] = (await fragmentOf(planOf(entries, held))).length
  }
  process.stdout.write(`Characters of the fragment: ${JSON.stringify(lengths)}\n`)
  expect(lengths['10 queued, 0 owned']).toBeLessThan(250)
  expect(lengths['100 queued, 400 owned']).toBeLessThan(8_000)
})

test('BEY-1: no link ends in - or _, which chat programs take for punctuation', async () => {
  for (let entries = 1; entries <= 150; entries++) {
    const fragment = await fragmentOf(planOf(entries))
    expect(fragment).toMatch(/^#plan=1\.[\w-]*[A-Za-z0-9]$/)
    expect(await readPlanLink(fragment)).toEqual({ status: 'ok', plan: planOf(entries) })
  }
})

test('BEY-1: a link cut short anywhere is damaged, never half a plan', async () => {
  const fragment = await fragmentOf(planOf(10, 3))
  for (let length = 0; length < fragment.length; length++) {
    expect(await readPlanLink(fragment.slice(0, length))).toEqual({ status: 'damaged' })
  }
})

test.each([
  ['no format', '#plan='],
  ['no plan', '#plan=1.'],
  ['a format that is no number', '#plan=one.q1YqSy1SsjLUUUpOLEpVsqqOrQUA'],
  ['a format below one', '#plan=0.q1YqSy1SsjLUUUpOLEpVsqqOrQUA'],
  ['a format with a sign', '#plan=-1.AAAA'],
  ['letters outside base64url', '#plan=1.q1Yq+y1S/sjLUUUp='],
  ['a length no base64 has', '#plan=1.AAAAA'],
  ['letters of another alphabet', '#plan=1.ⒶⒷⒸ'],
  ['bytes that are no deflate', '#plan=1.____________'],
  ['a megabyte of letters', `#plan=1.${'A'.repeat(1_000_000)}`],
  ['another fragment', '#results'],
])('BEY-1: a link with %s is damaged', async (_, fragment) => {
  expect(await readPlanLink(fragment)).toEqual({ status: 'damaged' })
})

// A plan's text: its format, the catalogue's version, then flat lists of entries (item, quantity, recipe), stock, choices and any odds.
test.each([
  ['no JSON', '{'],
  ['no list', 'null'],
  ['a key of the prototype', '{"__proto__":{"polluted":1}}'],
  ['stock under a key of the prototype', '[1,"v",[],{"__proto__":5},[]]'],
  ['an amount of nought', '[1,"v",["a",0,0],[],[]]'],
  ['too many rows', `[1,"v",[${'"a",1,0,'.repeat(6_000).slice(0, -1)}],[],[]]`],
  ['letters that are no UTF-8', new Uint8Array([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])],
])('S13: a link that holds %s is damaged', async (_, content) => {
  expect(await readPlanLink(await linkWith(content))).toEqual({ status: 'damaged' })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('S13: an item named __proto__ is an item like any other', async () => {
  const reading = await readPlanLink(await linkWith('[1,"v",["__proto__",2,0],["__proto__",5],[]]'))
  expect(reading).toMatchObject({ status: 'ok', plan: { inventory: new Map([['__proto__', 5]]) } })
})

test('S13: a small link that swells to a hundred megabytes is damaged, though all of it would be a plan', async () => {
  const plan = '[1,"v",["a",2,0],[],[]]'
  expect(await readPlanLink(await linkWith(plan))).toMatchObject({ status: 'ok' })
  const swollen = new Uint8Array(100 * 1024 * 1024).fill(0x20)
  swollen.set(new TextEncoder().encode(plan))
  const bomb = await linkWith(swollen)
  expect(bomb.length).toBeLessThan(200_000)
  expect(await readPlanLink(bomb)).toEqual({ status: 'damaged' })
})

test.each(['#plan=2.AAAA', '#plan=17.~anything~', '#plan=999999999.'])(
  'BEY-1: %s was made by a newer version',
  async (fragment) => {
    expect(await readPlanLink(fragment)).toEqual({ status: 'newer' })
  },
)

test('BEY-1: a link of format 1 that holds a plan of format 2 was made by a newer version', async () => {
  expect(await readPlanLink(await linkWith('[2,{"everything":"else"}]'))).toEqual({ status: 'newer' })
})

test('BEY-1: a plan of 5,001 entries or with an id of 101 letters makes no link, since nobody could open it', async () => {
  expect(await writePlanLink(planOf(5_001))).toEqual({ status: 'too-large' })
  const longId = { itemId: id('x'.repeat(101)), quantity: 1, recipeIndex: 0 }
  expect(await writePlanLink({ ...planOf(0), buildList: [longId] })).toEqual({ status: 'too-large' })
})
