import { expect, test } from 'vitest'
import type { Trouble } from '../../api/outcome.ts'
import { shownShared, whenToShowKept } from './shown-shared.ts'

const refused = {
  reason: 'Something went wrong.',
  field: undefined,
  why: undefined,
  isOffline: false,
  isUnanswered: true,
} satisfies Trouble
const offline: Trouble = { ...refused, isOffline: true }
const gone: Trouble = { ...refused, why: 'no-shared-project' }
const asked = (answer: string | null, trouble: Trouble | null) => ({
  answer,
  trouble,
  askAgain: async () => {},
})

test.each([
  {
    story: 'before the server has answered',
    asked: asked(null, null),
    answer: 'kept',
    isServerUnheard: true,
  },
  { story: 'offline', asked: asked(null, offline), answer: 'kept', isServerUnheard: true },
  { story: 'offline, after an answer', asked: asked('now', offline), answer: 'now', isServerUnheard: true },
  { story: 'answered', asked: asked('now', null), answer: 'now', isServerUnheard: false },
])(
  'SET-9, BEY-11: $story, a shared project is shown without a trouble to retry',
  ({ asked, answer, isServerUnheard }) => {
    expect(shownShared(asked, 'kept')).toMatchObject({ answer, isServerUnheard, trouble: null })
  },
)

test.each([
  { story: 'fails', asked: asked(null, refused), answer: 'kept' },
  { story: 'fails after an answer', asked: asked('now', refused), answer: 'now' },
])('SET-9: where the server $story, its refusal is shown above what is known', (one) => {
  expect(shownShared(one.asked, 'kept')).toMatchObject({
    answer: one.answer,
    isServerUnheard: false,
    trouble: refused,
  })
})

test('SET-9: offline with nothing kept, the trouble is shown', () => {
  expect(shownShared(asked(null, offline), null)).toMatchObject({ answer: null, trouble: offline })
})

test.each([
  { story: 'while the server is waited for', asked: asked(null, null), when: 'late' },
  { story: 'offline', asked: asked(null, offline), when: 'now' },
  { story: 'where the server fails', asked: asked(null, refused), when: 'now' },
  { story: 'after an answer', asked: asked('now', null), when: 'never' },
  { story: 'once it is not shared any more', asked: asked(null, gone), when: 'never' },
])('SET-9, BEY-11: $story, what was kept is shown: $when', ({ asked, when }) => {
  expect(whenToShowKept(asked)).toBe(when)
})
