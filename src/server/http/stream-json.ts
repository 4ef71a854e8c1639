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
  const chunks = chunksOf(objectText(fields))
  let isOver = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (isOver) return
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          if (isOver) return
          onFailure(error)
          c.env?.outgoing?.destroy()
        }
      },
      async cancel() {
        isOver = true
        await chunks.return()
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

/** The same text in pieces of about one length: a large one is not copied whole to be sent. */
async function* chunksOf(pieces: JsonPieces): JsonPieces {
  let gathered = ''
  for await (const piece of pieces) {
    if (gathered.length + piece.length < chunkLength) {
      gathered += piece
      continue
    }
    yield gathered
    gathered = ''
    for (let start = 0; start < piece.length; ) {
      const end = characterEnd(piece, start + chunkLength)
      yield piece.slice(start, end)
      start = end
    }
  }
  yield gathered
}

/** That place, or one further where a character of two halves would be cut there. */
function characterEnd(text: string, place: number): number {
  const isHighHalf = (text.charCodeAt(place - 1) & 0xfc00) === 0xd800
  return isHighHalf ? place + 1 : place
}

function isPieces(value: unknown): value is JsonPieces {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
