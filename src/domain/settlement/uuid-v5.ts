import { sha1 } from './sha1.ts'

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The uuid (RFC 9562, version 5) of an ASCII name within a namespace, itself a uuid: the same wherever it is made. */
export function uuidV5(namespace: string, name: string): string {
  const message = new Uint8Array(16 + name.length)
  message.set(bytesOf(namespace))
  for (let i = 0; i < name.length; i++) message[16 + i] = name.charCodeAt(i)
  const bytes = sha1(message)
  // The version, 5, and the variant of the RFC.
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return `${hex(bytes, 0, 4)}-${hex(bytes, 4, 6)}-${hex(bytes, 6, 8)}-${hex(bytes, 8, 10)}-${hex(bytes, 10, 16)}`
}

/** The last namespace, kept because a settlement that is opened asks for the ids of thousands of tasks within the same one. */
let last: { readonly uuid: string; readonly bytes: Uint8Array } | null = null

function bytesOf(uuid: string): Uint8Array {
  if (last?.uuid !== uuid) {
    const digits = uuid.replaceAll('-', '')
    const bytes = Uint8Array.from({ length: 16 }, (_, i) =>
      Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16),
    )
    last = { uuid, bytes }
  }
  return last.bytes
}

function hex(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; i++) text += hexOf[bytes[i]!]
  return text
}
