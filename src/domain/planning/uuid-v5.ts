import { sha1 } from './sha1.ts'

/** The uuid (RFC 9562, version 5) of an ASCII name within a namespace, itself a uuid: the same wherever it is made. */
export function uuidV5(namespace: string, name: string): string {
  const space = namespace.replaceAll('-', '')
  const message = new Uint8Array(16 + name.length)
  for (let i = 0; i < 16; i++) message[i] = Number.parseInt(space.slice(i * 2, i * 2 + 2), 16)
  for (let i = 0; i < name.length; i++) message[16 + i] = name.charCodeAt(i)
  const bytes = sha1(message)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
