import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from '../matrix/areas.ts'
import { type Area, attempt } from '../matrix/attempt.ts'
import { type Offered, oneWayFaults, worldFaults } from '../matrix/closed-world.ts'
import { matrix } from '../matrix/matrix.ts'

const rows = ['player.manage', 'player.link', 'task.create', 'invite.bump_uses']
const players: Area = {
  tried: { 'player.manage': [attempt('addPlayer')], 'player.link': [attempt('linkPlayer')] },
  notOffered: ['invite.bump_uses'],
  routes: { 'GET /players': 'player.manage' },
}
const tasks: Area = { waiting: ['task.create'] }
const offered: Offered = {
  procedures: ['addPlayer', 'linkPlayer'],
  routes: ['GET /players'],
  actions: ['player.manage', 'player.link'],
}
const fault = (given: readonly Area[], wrong: Partial<Offered> = {}) =>
  worldFaults(rows, given, { ...offered, ...wrong })

test('B2: two rows that are tried, one that waits and one that is not offered fit the product', () => {
  expect(fault([players, tasks])).toEqual([])
})

test('B2: a procedure or an address without a row is found, and one that is gone', () => {
  const procedures = ['addPlayer', 'linkPlayer', 'createTask']
  expect(fault([players, tasks], { procedures })).toEqual(['procedure createTask has no row'])
  expect(fault([players, tasks], { procedures: ['addPlayer'] })).toEqual([
    'procedure linkPlayer is not offered',
  ])
  expect(fault([players, tasks], { routes: [] })).toEqual(['address GET /players is not there'])
  const routes = ['GET /players', 'GET /tasks']
  expect(fault([players, tasks], { routes })).toEqual(['address GET /tasks has no row'])
})

test('B2: a row that is not tried is found, and found once more where a right is written for it', () => {
  const lazy = { ...players, tried: { 'player.manage': [attempt('addPlayer'), attempt('linkPlayer')] } }
  expect(fault([lazy, tasks])).toEqual([
    'row player.link stands in 0 places, not in one',
    'player.link has a right and is not tried',
  ])
})

test('B2: a waiting row that is done is found by its right, its procedure, or its attempt', () => {
  const actions = [...offered.actions, 'task.create']
  expect(fault([players, tasks], { actions })).toEqual(['task.create has a right and still waits'])
  const procedures = [...offered.procedures, 'createTask']
  const named = { ...tasks, procedures: { createTask: 'task.create' } }
  expect(fault([players, named], { procedures })).toEqual([
    'createTask belongs to task.create, which is not tried',
  ])
  const tried = { ...tasks, tried: { 'task.create': [attempt('createTask')] } }
  expect(fault([players, tried], { procedures, actions })).toEqual([
    'row task.create stands in 2 places, not in one',
  ])
})

test('B2: a name that is no row of the matrix is found', () => {
  expect(fault([players, { waiting: ['task.create', 'task.craete'] }])).toEqual(['task.craete is no row'])
})

test('B1: a row with a condition that is tried one way only is found, and one without that is tried another way', () => {
  const given = matrix.filter(({ id }) => id === 'invite.redeem' || id === 'invite.list')
  const invites: Area = {
    tried: { 'invite.redeem': [attempt('useInvite')], 'invite.list': [attempt('getInvites')] },
    triedWhereRefused: { 'invite.redeem': [attempt('useInvite')] },
  }
  expect(oneWayFaults(given, [invites])).toEqual([])
  expect(oneWayFaults(given, [{ ...invites, triedWhereRefused: {} }])).toEqual([
    'row invite.redeem is not tried where its condition does not hold',
  ])
  expect(oneWayFaults(given, [{ ...invites, tried: {} }])).toEqual([
    'row invite.redeem has a condition and is not tried where it holds',
  ])
  const odd: Area = { triedWhereRefused: { 'invite.list': [attempt('getInvites')] } }
  expect(oneWayFaults(given, [invites, odd])).toEqual(['row invite.list has no condition'])
})

test('B2: the tests that try a row elsewhere are there', () => {
  const files = areas.flatMap(({ triedElsewhere = {} }) => Object.values(triedElsewhere).flat())
  expect(files.filter((file) => !existsSync(`tests/api/${file}.test.ts`))).toEqual([])
})
