import type { RequestContext } from './server-env.ts'

/** JSON text in pieces, made while it is sent: what is too large to stand in memory whole. */
export type JsonPieces = AsyncGenerator<string, void, void>

type Fields = Readonly<Record<string, unknown>>

/** Characters that are gathered before they are sent. */
const chunkLength = 64 * 1024
const encoder = new TextEncoder()

export function isStreamed(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && Object.values(body).some(isPieces)
}

/**
 * An answer that is read as fast as it is taken, field by field. Where it fails midway the connection is broken off: its
 * status is sent already, and half of it must not pass for the whole.
 */
export function streamJson(c: RequestContext, fields: Fields, onFailure: (error: unknown) => void): Response {
  const pieces = objectText(fields)
  let isOver = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { text, isLast } = await nextChunk(pieces)
          if (isOver) return
          controller.enqueue(encoder.encode(text))
          if (isLast) controller.close()
        } catch (error) {
          if (isOver) return
          onFailure(error)
          c.env?.outgoing?.destroy()
        }
      },
      async cancel() {
        isOver = true
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
  return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' })
}

async function* objectText(fields: Fields): JsonPieces {
  let separator = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`
    if (isPieces(value)) yield* value
    else yield JSON.stringify(value)
    separator = ',\n'
  }
  yield '}\n'
}

async function nextChunk(pieces: JsonPieces): Promise<{ readonly text: string; readonly isLast: boolean }> {
  let text = ''
  while (text.length < chunkLength) {
    const { done, value } = await pieces.next()
    if (done) return { text, isLast: true }
    text += value
  }
  return { text, isLast: false }
}

function isPieces(value: unknown): value is JsonPieces {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
