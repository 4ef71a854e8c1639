import { expect, test } from 'vitest'
import { type SentAddress, strayAddresses } from './sent-addresses.ts'

const own: SentAddress = { place: 'POST /api/getUser', address: 'vera@players.example', session: 'of Vera' }

test('B14: users may read their own address in their profile and their export', () => {
  expect(strayAddresses([own, { ...own, place: 'POST /api/exportAccount' }])).toEqual([])
})

test('B14: an address anywhere else fails the run, with one message for each place', () => {
  const inEvent = { ...own, place: 'GET /api/live' }
  const inLog = { ...own, place: 'log: request', session: '' }
  expect(strayAddresses([own, inEvent, inEvent, inLog])).toEqual([
    'an email address was sent where none may be: GET /api/live (2)',
    'an email address was sent where none may be: log: request (1)',
  ])
})

test('B14: an address that a test reads out of its own server’s database counts as sent to nobody', () => {
  expect(strayAddresses([own, { ...own, place: 'POST /door-of-tests', session: '' }])).toEqual([])
  expect(strayAddresses([own, { ...own, place: 'POST /', session: '' }])).toHaveLength(1)
})

test('B14: no address is sent without a session, and never those of two users in one session', () => {
  expect(strayAddresses([own, { ...own, session: '' }])).toHaveLength(1)
  expect(strayAddresses([own, { ...own, address: 'olivia@players.example' }])).toEqual([
    'one session was sent the addresses of two users: POST /api/getUser',
  ])
})

test('B14: a run that recorded no address at all fails', () => {
  expect(strayAddresses([])).toHaveLength(1)
})
