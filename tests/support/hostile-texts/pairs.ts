import { type HostileField, hostileFields } from './fields.ts'

/** What became of each text in each field. */
export type Pairs = {
  /** The text as it is written into a field: with a mark, so that it is told from the same text in any other field. */
  readonly textFor: (field: HostileField, text: string) => string
  /** Whether a value of an input is such a text with a mark. */
  readonly isMarked: (written: unknown) => written is string
  /** Notes that the server did not take the text. */
  readonly refuse: (written: string) => void
  /** Notes what became of a text without a mark: it was refused, was used without being shown, as in an address, or is yet to be shown. */
  readonly settle: (field: HostileField, text: string, became: 'refused' | 'opened' | 'taken') => void
  /** Notes which texts are in what a page, a file or the clipboard shows. */
  readonly see: (shown: string) => void
  /** The texts in some fields that were taken and that nothing has shown yet. */
  readonly unseen: (fields: readonly HostileField[]) => readonly string[]
  /** The texts in some fields, as they were written, without those that were refused. */
  readonly takenIn: (fields: readonly HostileField[], text?: string) => readonly string[]
  /** From now on, what was shown must be shown once more, as in the other layout. */
  readonly again: () => void
  readonly counts: (fields: readonly HostileField[]) => Counts
}

/** `tried` leaves out the texts that are yet to be shown. */
type Counts = { readonly tried: number; readonly shown: number; readonly refused: number }
type Became = 'taken' | 'refused' | 'shown' | 'opened'
type Pair = {
  readonly field: HostileField
  readonly text: string
  readonly written: string
  became: Became
}

export function startPairs(): Pairs {
  const pairs = new Map<string, Pair>()
  const marked = new Map<string, Pair>()
  const those = (became: Became, fields = hostileFields) =>
    [...pairs.values()].filter((pair) => pair.became === became && fields.includes(pair.field))
  const put = (pair: Pair) => {
    pairs.set(`${pair.field}: ${pair.text}`, pair)
    return pair
  }
  return {
    textFor(field, text) {
      const written = `${text}¤${hostileFields.indexOf(field)}¤`
      if (!marked.has(written)) marked.set(written, put({ field, text, written, became: 'taken' }))
      return written
    },
    isMarked: (written): written is string => typeof written === 'string' && marked.has(written),
    refuse(written) {
      marked.get(written)!.became = 'refused'
    },
    settle: (field, text, became) => void put({ field, text, written: text, became }),
    see(shown) {
      const read = asRead(shown)
      for (const pair of those('taken')) if (read.includes(asRead(pair.written))) pair.became = 'shown'
    },
    unseen: (fields) => those('taken', fields).map(({ field, written }) => `${field}: ${written}`),
    takenIn: (fields, text) =>
      [...pairs.values()]
        .filter((pair) => fields.includes(pair.field) && (text === undefined || pair.text === text))
        .filter(({ became }) => became === 'taken' || became === 'shown')
        .map(({ written }) => written),
    again() {
      for (const pair of those('shown')) pair.became = 'taken'
    },
    counts(fields) {
      const count = (became: Became) => those(became, fields).length
      const [shown, refused] = [count('shown'), count('refused')]
      return { tried: shown + refused + count('opened'), shown, refused }
    },
  }
}

/** The texts that are not in what is shown. */
export function missingIn(shown: string, written: readonly string[]): readonly string[] {
  const read = asRead(shown)
  return written.filter((text) => !read.includes(asRead(text)))
}

/** As a page shows it: spaces and lines run together, and headings may be in capitals. */
function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
