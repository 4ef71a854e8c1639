import { expect, test } from 'vitest'
import { pageReader } from './page-reader.ts'

/** A reader of the numbers 9 to 1, three to a page, and the numbers that it has read, newest first. */
function reader() {
  const pages = pageReader<{ readonly entries: readonly number[] }, readonly number[]>(
    { entries: [] },
    {
      withNewest: ({ entries }, page) => ({ entries: [...new Set([...page, ...entries])] }),
      withOlder: ({ entries }, page) => ({ entries: [...entries, ...page] }),
    },
  )
  const pageOf = async (before = 10) => [before - 1, before - 2, before - 3]
  return { ...pages, pageOf }
}

test('SET-4, BEY-23: the second press for older entries, during the reading of the first, brings a third page', async () => {
  const { read, wantOlder, pageOf } = reader()
  wantOlder()
  const reading = read(pageOf)
  wantOlder()
  expect((await reading).entries).toEqual([9, 8, 7, 6, 5, 4])
  expect((await read(pageOf)).entries).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect((await read(pageOf)).entries).toHaveLength(9)
})

test('SET-4, BEY-23: where the older page could not be read, the next reading reads it', async () => {
  const { read, wantOlder, pageOf } = reader()
  wantOlder()
  const failing = async (before?: number) => {
    if (before !== undefined) throw new Error('no connection')
    return pageOf()
  }
  await expect(read(failing)).rejects.toThrow('no connection')
  expect((await read(pageOf)).entries).toEqual([9, 8, 7, 6, 5, 4])
})
