/**
 * Texts that are nested deeper or have more keys are not read (S13). Our own exports keep both limits: `planFileText` writes a
 * plan with more keys as lists, which have none.
 */
export const mostDepth = 20
export const mostKeys = 10_000

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']
const numberCharacter = /[-+.\deE]/

/**
 * Reads JSON from an untrusted source. A number that is not written as a whole one (`1.0000000000000001`, `1e400`) becomes
 * null, because JSON.parse would round it to a valid one.
 * @returns null if the text is not JSON, too deep, has too many keys, or a key such as `__proto__` (S11)
 */
export function readJson(text: string): { readonly value: unknown } | null {
  const plain = withWholeNumbers(text.startsWith('\uFEFF') ? text.slice(1) : text)
  if (plain === null) return null
  try {
    return { value: JSON.parse(plain, refuseForbiddenKeys) }
  } catch {
    return null
  }
}

function refuseForbiddenKeys(key: string, value: unknown): unknown {
  if (forbiddenKeys.includes(key)) throw new Error(`The key ${key} is not allowed`)
  return value
}

/** The text with null for every number that is not written as a whole one; null if the text exceeds the limits. */
function withWholeNumbers(text: string): string | null {
  const pieces: string[] = []
  let taken = 0
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '"') at = endOfString(text, at)
    else if (isStartOfNumber(character)) {
      const end = endOfNumber(text, at)
      if (!/^-?\d+$/.test(text.slice(at, end))) {
        pieces.push(text.slice(taken, at), 'null')
        taken = end
      }
      at = end - 1
    } else if (character === ':') keys++
    else depth += depthStep(character)
    if (depth > mostDepth || keys > mostKeys) return null
  }
  return pieces.join('') + text.slice(taken)
}

function depthStep(character: string): -1 | 0 | 1 {
  if (character === '{' || character === '[') return 1
  return character === '}' || character === ']' ? -1 : 0
}

/** The index of the closing quote of the string that begins at `start`, or the text's length. */
export function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function isStartOfNumber(character: string): boolean {
  return character === '-' || (character >= '0' && character <= '9')
}

function endOfNumber(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && numberCharacter.test(text[at]!)) at++
  return at
}
