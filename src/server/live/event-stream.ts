/** One reader's open stream of server-sent events. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  readonly write: (text: string | Uint8Array) => void
  /** Says why it ends, then ends. */
  readonly end: (why: string) => void
}

type Parts = {
  /** Bytes its reader may lag behind before it is dropped (R8). */
  readonly mostWaiting: number
  /** Called once, however it ends. */
  readonly onClose: () => void
}

const encoder = new TextEncoder()

/** Keeps proxies and readers from taking a quiet stream for a dead one. */
export const heartbeat = encoder.encode(': still here\n\n')
export const heartbeatMs = 15_000

/** @param data one line of JSON. */
export function eventText(data: string, { id, event }: { id?: number; event?: string } = {}): string {
  return `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${data}\n\n`
}

export function encodeEvent(...parts: Parameters<typeof eventText>): Uint8Array {
  return encoder.encode(eventText(...parts))
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
  const write = (text: string | Uint8Array) => {
    if (!open) return
    writer.enqueue(typeof text === 'string' ? encoder.encode(text) : text)
    if ((writer.desiredSize ?? 0) > 0) return
    // Its reader has stopped reading: what waits for it must not fill the memory.
    close()
    writer.error(new Error('the reader is too slow'))
  }
  return {
    body,
    write,
    end(why) {
      write(eventText(JSON.stringify({ why }), { event: 'end' }))
      if (!open) return
      close()
      writer.close()
    },
  }
}
