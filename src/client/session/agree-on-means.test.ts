import { expect, test } from 'vitest'
import type { OwnTool } from '#domain/timing/own-tools'
import { type Means, noMeans } from '#domain/timing/work-time'
import { agreeOnMeans, isSameMeans } from './agree-on-means.ts'

const levels = (told: Record<string, number>): Means => ({
  ...noMeans,
  levels: new Map(Object.entries(told)),
})
const tools = (told: Record<string, OwnTool>): Means => ({ ...noMeans, tools: new Map(Object.entries(told)) })

test('BEY-20: levels told before signing in are added to the account’s; of a skill that both have, the account’s level stays', () => {
  const here = levels({ Forestry: 10, Fishing: 5 })
  const account = levels({ Forestry: 42 })
  expect(agreeOnMeans({ here, account, agreed: null })).toEqual(levels({ Forestry: 42, Fishing: 5 }))
})

test('BEY-20: a level told on another device arrives here, and one taken back there goes here too', () => {
  const agreed = levels({ Forestry: 10, Fishing: 5 })
  const account = levels({ Forestry: 11 })
  expect(agreeOnMeans({ here: agreed, account, agreed })).toEqual(account)
})

test('BEY-20: a level told here offline is not undone by the account, nor is one taken back here', () => {
  const agreed = levels({ Forestry: 10, Fishing: 5 })
  expect(agreeOnMeans({ here: levels({ Forestry: 12 }), account: agreed, agreed })).toEqual(
    levels({ Forestry: 12 }),
  )
})

test('BEY-20: an axe told here and a saw told there are both kept', () => {
  const axe: OwnTool = { level: 3, rarity: 2 }
  const saw: OwnTool = { level: 1, rarity: 1 }
  const both = agreeOnMeans({ here: tools({ Axe: axe }), account: tools({ Saw: saw }), agreed: noMeans })
  expect(isSameMeans(both, tools({ Axe: axe, Saw: saw }))).toBe(true)
})

test('BEY-20: of one axe told differently on two devices, the one told here stays', () => {
  const first = tools({ Axe: { level: 1, rarity: 1 } })
  const here = tools({ Axe: { level: 3, rarity: 1 } })
  const account = tools({ Axe: { level: 2, rarity: 4 } })
  expect(agreeOnMeans({ here, account, agreed: first })).toEqual(here)
})
