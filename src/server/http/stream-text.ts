import type { RequestContext } from './server-env.ts'

/** A text in pieces, made while it is sent, because the whole would need too much memory. */
export type TextPieces = AsyncGenerator<string, void, void>

type Fields = Readonly<Record<string, unknown>>

/** A file of lines instead of JSON, made while it is sent. */
export type CsvFile = { readonly csv: AsyncGenerator<string, void, void> }

/** Characters that are collected before they are sent. */
const chunkLength = 64 * 1024
const encoder = new TextEncoder()

export function isStreamed(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && Object.values(body).some(isPieces)
}

export function isCsv(body: unknown): body is CsvFile {
  return isStreamed(body) && Object.keys(body).length === 1 && isPieces(body.csv)
}

/**
 * Sends an object field by field, reading no faster than the client takes it. If a field fails midway, the connection is
 * cut: the status is already sent, and the client must not take a part for the whole.
 */
export function streamJson(c: RequestContext, fields: Fields, onFailure: (error: unknown) => void): Response {
  return streamText(c, objectText(fields), 'application/json; charset=utf-8', onFailure)
}

/** Sends a CSV in the same way. */
export function streamCsv(
  c: RequestContext,
  { csv }: CsvFile,
  onFailure: (error: unknown) => void,
): Response {
  return streamText(c, csv, 'text/csv; charset=utf-8', onFailure)
}

function streamText(
  c: RequestContext,
  pieces: TextPieces,
  type: string,
  onFailure: (error: unknown) => void,
): Response {
  const chunks = chunksOf(pieces)
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
    // Nothing is made before the client takes it.
    { highWaterMark: 0 },
  )
  return c.body(body, 200, { 'content-type': type })
}

async function* objectText(fields: Fields): TextPieces {
  let separator = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`
    if (isPieces(value)) yield* value
    else yield JSON.stringify(value)
    separator = ',\n'
  }
  yield '}\n'
}

/** The same text in chunks of about equal length, so that a large piece is not copied whole. */
async function* chunksOf(pieces: TextPieces): TextPieces {
  let collected = ''
  for await (const piece of pieces) {
    if (collected.length + piece.length < chunkLength) {
      collected += piece
      continue
    }
    yield collected
    collected = ''
    for (let start = 0; start < piece.length; ) {
      const end = characterEnd(piece, start + chunkLength)
      yield piece.slice(start, end)
      start = end
    }
  }
  yield collected
}

/** That place, or one further if a surrogate pair would be cut. */
function characterEnd(text: string, place: number): number {
  const isHighHalf = (text.charCodeAt(place - 1) & 0xfc00) === 0xd800
  return isHighHalf ? place + 1 : place
}

function isPieces(value: unknown): value is TextPieces {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
