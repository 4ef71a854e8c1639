/** The 20 bytes of a message's SHA-1 (FIPS 180-4), without node or browser: the domain runs in both. */
export function sha1(message: Uint8Array): Uint8Array {
  const words = paddedWords(message)
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
  const schedule = new Int32Array(80)
  for (let block = 0; block < words.length; block += 16) addBlock(state, schedule, words, block)
  const digest = new Uint8Array(20)
  const view = new DataView(digest.buffer)
  for (let i = 0; i < 5; i++) view.setInt32(i * 4, state[i]!)
  return digest
}

/** The message, a 1 bit, zeros up to a whole block, and the length in bits; its upper half stays 0, as messages here are short. */
function paddedWords(message: Uint8Array): Int32Array {
  const words = new Int32Array(((message.length + 8) >>> 6) * 16 + 16)
  for (let i = 0; i < message.length; i++) words[i >>> 2]! |= message[i]! << (24 - (i & 3) * 8)
  words[message.length >>> 2]! |= 0x80 << (24 - (message.length & 3) * 8)
  words[words.length - 1] = message.length * 8
  return words
}

function addBlock(state: Int32Array, schedule: Int32Array, words: Int32Array, block: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = words[block + t]!
  for (let t = 16; t < 80; t++) {
    schedule[t] = rotate(schedule[t - 3]! ^ schedule[t - 8]! ^ schedule[t - 14]! ^ schedule[t - 16]!, 1)
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  for (let t = 0; t < 80; t++) {
    const next = (rotate(a, 5) + mixed(t, b, c, d) + e + constants[(t / 20) | 0]! + schedule[t]!) | 0
    e = d
    d = c
    c = rotate(b, 30)
    b = a
    a = next
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
}

const constants = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6]

function mixed(t: number, b: number, c: number, d: number): number {
  if (t < 20) return (b & c) | (~b & d)
  return t >= 40 && t < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
