import { epochEvent } from '#contract/epoch'
import type { StreamMessage } from '#contract/live'

/** One reader's open stream of server-sent events. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  readonly write: (text: Uint8Array) => void
  /** Sends the last text, then ends the stream. */
  readonly end: (last: Uint8Array) => void
}

type Parts = {
  /** Bytes that may wait for the reader before it is disconnected (R8). */
  readonly mostWaiting: number
  /** Called once, however the stream ends. */
  readonly onClose: () => void
}

const encoder = new TextEncoder()

/** The headers of an answer that is a stream. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Some proxies hold answers back until they are complete.
  'x-accel-buffering': 'no',
}

/** A comment line, so that proxies and browsers do not take a quiet stream for a dead one. */
export const heartbeat = encoder.encode(': still here\n\n')
export const heartbeatMs = 15_000

export function encodeMessage(message: StreamMessage): Uint8Array {
  return encodeData(JSON.stringify(message))
}

/** The first event of every stream: the epoch of the database of which it tells. */
export function encodeEpoch(epoch: string): Uint8Array {
  return encoder.encode(`event: ${epochEvent}\ndata: ${JSON.stringify(epoch)}\n\n`)
}

/** @param data one line */
export function encodeData(data: string): Uint8Array {
  return encoder.encode(`data: ${data}\n\n`)
}

export function createEventStream({ mostWaiting, onClose }: Parts): EventStream {
  let writer!: ReadableStreamDefaultController<Uint8Array>
  let open = true
  const close = () => {
    open = false
    onClose()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        writer = controller
      },
      cancel: () => {
        if (open) close()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  )
  const write = (text: Uint8Array) => {
    if (!open) return
    writer.enqueue(text)
    if ((writer.desiredSize ?? 0) > 0) return
    // The reader has stopped reading: what waits for it must not fill the memory.
    close()
    writer.error(new Error('the reader is too slow'))
  }
  return {
    body,
    write,
    end(last) {
      write(last)
      if (!open) return
      close()
      writer.close()
    },
  }
}
