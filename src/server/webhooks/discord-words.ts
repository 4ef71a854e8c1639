/** Discord's limits, in characters. */
export const discordLimits = {
  content: 2000,
  title: 256,
  field: 1024,
} as const

const cutMark = '…'
/** What Discord would read as markup, as a mention, or as a link. */
const markup = /[\\*_~`|>#<@[\]()]/g
/** What would make a list at the beginning of a line. */
const listMark = /^(\d*)([-+.])/

/** Writes a text of people so that Discord shows it to the letter: no markup, no mention, no link. */
export function plainly(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(markup, String.raw`\$&`)
    .replace(listMark, String.raw`$1\$2`)
    .replaceAll('://', ':\u200b//')
}

/** Cuts a text to at most this many characters, never inside one. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most - cutMark.length)
  // Neither half a letter nor a lone backslash, which would escape the mark.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').replace(/\\+$/, '')}${cutMark}`
}

/** What one log entry says. */
export type Line = { readonly id: number; readonly words: string }
/** Several lines, and the last of their entries. */
export type Text = { readonly content: string; readonly upTo: number }

/** Joins lines to few texts of at most this many characters; a line that is longer by itself is cut. */
export function inTexts(lines: readonly Line[], most: number): readonly Text[] {
  const texts: Text[] = []
  for (const { id, words } of lines) {
    const line = cut(words, most)
    const last = texts.at(-1)
    if (last && last.content.length + 1 + line.length <= most)
      texts[texts.length - 1] = { content: `${last.content}\n${line}`, upTo: id }
    else texts.push({ content: line, upTo: id })
  }
  return texts
}

/** As many lines as a text may hold, with the number of those left out. */
export function fitting(lines: readonly string[], most: number): string {
  const text = lines.join('\n')
  if (text.length <= most) return text
  const kept: string[] = []
  let length = 0
  // The rest is for the last line, which says how many more there are.
  const room = most - 20
  for (const line of lines) {
    if (length + line.length + 1 > room) break
    kept.push(line)
    length += line.length + 1
  }
  return [...kept, `and ${lines.length - kept.length} more`].join('\n')
}
