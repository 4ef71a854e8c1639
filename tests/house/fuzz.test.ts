import { expect, test } from 'vitest'
import { type Answers, addUp, wrongInAnswers, wrongInOperations } from '../verify/bodies/answers.ts'

const answers = (byName: Readonly<Record<string, Readonly<Record<number, number>>>>, ms = 3): Answers => ({
  byName: new Map(
    Object.entries(byName).map(([name, statuses]) => [
      name,
      new Map(Object.entries(statuses).map(([status, times]) => [Number(status), times])),
    ]),
  ),
  slowest: { name: 'createTask', ms },
})

test('B11: too many bodies that are refused unread, or too few that do what they ask, prove nothing', () => {
  // At least 60 of 100 must be looked into, as with 200, 404 and 422 but not with 400, 401 and 429, and at least 5 be done.
  expect(wrongInAnswers(answers({ createTask: { 200: 6, 422: 54, 401: 40 } }))).toEqual([])
  expect(wrongInAnswers(answers({ createTask: { 200: 6, 422: 53, 400: 41 } }))).toEqual([
    'only 59.0 % of the bodies were looked into',
  ])
  expect(wrongInAnswers(answers({ createTask: { 200: 4, 404: 96 } }))).toEqual([
    'only 4.0 % of the bodies did what they ask',
  ])
})

test('B11: an operation is named if too many of its bodies are refused unread, or none does what it asks', () => {
  expect(wrongInOperations(answers({ createTask: { 200: 6, 422: 53, 400: 41 } }))).toEqual([
    'createTask: only 59.0 % were looked into',
  ])
  // `rare` is not judged by itself: only an operation with 80 bodies or more is.
  const mute = answers({ createTask: { 200: 99 }, endSession: { 404: 99 }, rare: { 404: 9 } })
  expect(wrongInOperations(mute)).toEqual(['endSession: none did what it asks'])
  // The server does look-ups one at a time, so any number of them may be told to wait.
  expect(wrongInOperations(answers({ lookUpCatalogue: { 200: 90, 429: 90 } }))).toEqual([])
})

test('B11: a fault, an answer that does not come and one after two seconds are wrong, in any series', () => {
  // 599 stands for an answer that did not come whole.
  const all = addUp([
    answers({ createTask: { 200: 50 } }, 2_001),
    answers({ createTask: { 500: 1, 599: 2 }, endSession: { 200: 9 } }),
  ])
  expect(all.byName.get('createTask')).toEqual(
    new Map([
      [200, 50],
      [500, 1],
      [599, 2],
    ]),
  )
  expect(wrongInAnswers(all)).toEqual([
    '1 bodies met a 500',
    '2 bodies had no whole answer',
    'createTask took 2001 ms, above 2000',
  ])
})
