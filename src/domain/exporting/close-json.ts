import { endOfString, mostDepth } from './read-json.ts'

/** Repairs JSON that was cut off: cuts it after its last whole value and closes all brackets. '' if it is nested too deep. */
export function closeJson(text: string): string {
  let closers: readonly string[] = []
  // Where the last whole value ends, and the brackets to close there, such as "27 ]}".
  let whole = ''
  for (let at = 0; at < text.length && closers.length <= mostDepth; at++) {
    const character = text[at]!
    if (character === '"') at = endOfString(text, at)
    else if (character === '{') closers = ['}', ...closers]
    else if (character === '[') closers = [']', ...closers]
    else if (character === '}' || character === ']') {
      closers = closers.slice(1)
      whole = `${at + 1} ${closers.join('')}`
    } else if (character === ',') whole = `${at} ${closers.join('')}`
  }
  const [end = '0', rest = ''] = whole.split(' ')
  return closers.length > mostDepth ? '' : text.slice(0, Number(end)) + rest
}
