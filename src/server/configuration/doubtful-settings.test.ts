import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { doubtfulSettings } from './doubtful-settings.ts'

/** The first word of each warning: the setting that it is about. */
const doubted = (env: Readonly<Record<string, string>>) =>
  doubtfulSettings(readConfiguration(env)).map((sentence) => sentence.split(' ')[0])

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const outside = { PUBLIC_URL: 'https://planner.example', TRUSTED_PROXIES: '1', ...google }
const postgres = { DATABASE_URL: 'postgres://u@db.example/planner', AUTH_SECRET: 'x'.repeat(32) }

test('R4: on this machine, and behind a proxy that is told of, nothing is doubtful', () => {
  expect(doubted({})).toEqual([])
  expect(doubted({ OPERATOR_PORT: '9464' })).toEqual([])
  expect(doubted(outside)).toEqual([])
  expect(doubted({ ...outside, ...postgres })).toEqual([])
})

test.each([
  ['opened to the network under the name of this machine', { HOST: '0.0.0.0' }, ['HOST']],
  ['plain http for everybody', { ...outside, PUBLIC_URL: 'http://planner.example' }, ['PUBLIC_URL']],
  ['https without a proxy', { ...outside, TRUSTED_PROXIES: '0' }, ['PUBLIC_URL']],
  ['nobody can sign in', { ...outside, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, ['No']],
  [
    'a secret of its own beside a shared database',
    { ...outside, ...postgres, AUTH_SECRET: '' },
    ['AUTH_SECRET'],
  ],
  [
    'a connection for streams to a database that is not used',
    { LIVE_DATABASE_URL: 'postgres://db/x' },
    ['LIVE_DATABASE_URL'],
  ],
  ['a pooler on the way', { DATABASE_URL: 'postgres://db:6432/x' }, ['DATABASE_URL']],
  [
    'the operator’s page for the network',
    { OPERATOR_PORT: '9464', OPERATOR_HOST: '0.0.0.0' },
    ['OPERATOR_HOST'],
  ],
])('R4: %s is warned of', (_what, env, names) => {
  expect(doubted(env)).toEqual(names)
})
