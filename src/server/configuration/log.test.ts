import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('S7: a failed statement is logged without what people wrote', () => {
  const refused = Object.assign(
    new Error('duplicate key value violates unique constraint "users_name_key"'),
    {
      code: '23505',
      detail: 'Key (name)=(canary) already exists.',
      where: 'canary',
    },
  )
  const failure = new DrizzleQueryError('insert into users (name) values ($1)', ['canary'], refused)
  const logged = describeError(failure)
  expect(logged).toMatchObject({
    message: 'Failed query: insert into users (name) values ($1)',
    cause: { code: '23505', message: 'duplicate key value violates unique constraint "users_name_key"' },
  })
  expect(JSON.stringify(logged)).not.toContain('canary')
})
