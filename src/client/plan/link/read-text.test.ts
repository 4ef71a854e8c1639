import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

/** 100 chunks of 1,000 letters, and how many of them were asked for. */
function hundredChunks() {
  const asked = { chunks: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked.chunks++
        controller.enqueue(new Uint8Array(1_000).fill(0x61))
        if (asked.chunks === 100) controller.close()
      },
      cancel() {
        asked.isCancelled = true
      },
    },
    // No chunk is asked for ahead.
    { highWaterMark: 0 },
  )
  return { stream, asked }
}

test('S13: text within the bound is read whole', async () => {
  expect(await readText(hundredChunks().stream, 100_000)).toHaveLength(100_000)
})

test('S13: of 100 chunks of 1,000 letters, a bound of 2,500 reads three and gives up', async () => {
  const { stream, asked } = hundredChunks()
  await expect(readText(stream, 2_500)).rejects.toThrow('more than 2500 bytes')
  expect(asked).toEqual({ chunks: 3, isCancelled: true })
})
