import { plainText } from './plain-text.ts'

/** What somebody typed to find an item by its name (CAL-3, CAL-8). */
export type TypedText = {
  /** In lower case, without accents and tier marks. */
  readonly whole: string
  readonly words: readonly string[]
  /** From a mark such as "t5"; null where there is none. */
  readonly tier: number | null
}

export function readTyped(text: string): TypedText {
  const all = plainText(text).split(' ').filter(Boolean)
  const mark = all.find((word) => /^t\d{1,2}$/.test(word))
  const words = all.filter((word) => word !== mark)
  return { whole: words.join(' '), words, tier: mark === undefined ? null : Number(mark.slice(1)) }
}

/** How a name fits: the lower, the better. */
const fits = { exact: 0, begins: 1, wholeWords: 2, beginnings: 3, initials: 4, inside: 5 } as const
/** Ranks from one kind of fit to the next; in between, names with fewer words come first. */
const steps = 100

/**
 * How well a name in plain text fits what was typed. Best first: the name is the same, begins with it, has all its words, has words
 * that begin with its words, has these initials, or contains it somewhere. Of two equal fits the name with fewer words is better.
 * null where it does not fit.
 */
export function fitOf({ whole, words }: TypedText, name: SearchedName): number | null {
  const kind = kindOfFit(whole, words, name)
  return kind === null ? null : kind * steps + name.words
}

/** A name made ready for many searches. */
export type SearchedName = {
  /** In plain text. */
  readonly plain: string
  /** With a space on either side. */
  readonly padded: string
  readonly words: number
  readonly initials: string
}

export function searchedName(plain: string): SearchedName {
  return { plain, padded: ` ${plain} `, words: countWords(plain), initials: initialsOf(plain) }
}

function kindOfFit(
  whole: string,
  words: readonly string[],
  { padded, initials }: SearchedName,
): number | null {
  const isInitials = words.length === 1 && whole.length > 1 && initials.startsWith(whole)
  // Most names end here.
  if (!words.every((word) => padded.includes(word))) return isInitials ? fits.initials : null
  if (padded === ` ${whole} `) return fits.exact
  if (padded.startsWith(` ${whole} `)) return fits.begins
  if (words.every((word) => padded.includes(` ${word} `))) return fits.wholeWords
  if (words.every((word) => padded.includes(` ${word}`))) return fits.beginnings
  return isInitials ? fits.initials : fits.inside
}

function countWords(name: string): number {
  return Math.min(steps - 1, name.split(' ').length)
}

function initialsOf(name: string): string {
  return name
    .trim()
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
}

/**
 * How near a name comes to what was typed, for when no name fits: each typed word must be like a word of the name or like its
 * beginning, give or take a plural or two typing mistakes. The lower, the nearer; null where a word is like none.
 */
export function nearnessTo({ words }: TypedText): (name: string) => number | null {
  // The same words stand in hundreds of names.
  const known = words.map(() => new Map<string, number>())
  const distanceOf = (place: number, own: string) => {
    const far = known[place]!.get(own) ?? distance(words[place]!, own)
    known[place]!.set(own, far)
    return far
  }
  return (name) => {
    const own = name.split(' ')
    const sum = words.reduce(
      (all, _, place) => all + Math.min(...own.map((word) => distanceOf(place, word))),
      0,
    )
    return sum === Number.POSITIVE_INFINITY ? null : sum * steps + countWords(name)
  }
}

/** 0 for the same word, 1 for a mistyped one, 2 for the beginning of one, infinite for any other. */
function distance(typed: string, own: string): number {
  if (singular(typed) === singular(own)) return 0
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed > 0 && slips(typed, own) <= allowed) return 1
  const isBeginning =
    own.startsWith(singular(typed)) ||
    (allowed > 0 && [0, -1, 1].some((more) => slips(typed, own.slice(0, typed.length + more)) <= allowed))
  return isBeginning ? 2 : Number.POSITIVE_INFINITY
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

/** How many letters were left out, added, changed, or swapped with the next one. */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1])
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : changed
      row.push(Math.min(changed, swapped, row[j - 1]! + 1, rows[i - 1]![j]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
