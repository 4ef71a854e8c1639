import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, fitting, inTexts, plainly } from './discord-words.ts'

test('BEY-13: what people wrote is shown to the letter: no markup, no mention, no link, no further line', () => {
  // Between https: and // stands a sign without width, so that Discord makes no link of the address.
  expect(plainly('**@everyone** <@1> [free](https://evil.example)\n# big')).toBe(
    [String.raw`\*\*\@everyone\*\* \<\@1\> \[free\]\(https:`, String.raw`//evil.example\) \# big`].join(
      '\u200b',
    ),
  )
})

test('BEY-13: a name that begins like a list makes none', () => {
  expect(['- planks', ' 12. Planks', '+ planks', '3 planks - all'].map(plainly)).toEqual([
    String.raw`\- planks`,
    String.raw`12\. Planks`,
    String.raw`\+ planks`,
    '3 planks - all',
  ])
})

test('BEY-13: a text of 3,000 letters is cut at 2,000, and not inside a letter', () => {
  expect(cut('x'.repeat(3000), 2000)).toBe(`${'x'.repeat(1999)}…`)
  expect(cut('🪵🪵🪵', 4)).toBe('🪵…')
  // A backslash at the end would escape the mark.
  expect(cut('\\'.repeat(8), 4)).toBe('…')
})

test('BEY-13: 90 lines of 50 letters are three texts of at most 2,000', () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({ id: at + 1, words: `${at}`.padEnd(50, 'x') }))
  const texts = inTexts(lines, 2000)
  // 39 lines of 50 letters have 38 breaks between them.
  expect(texts.map(({ content, upTo }) => [content.length, upTo])).toEqual([
    [1988, 39],
    [1988, 78],
    [611, 90],
  ])
  const posted = texts.map(({ content }) => content).join('\n')
  expect(posted.split('\n')).toEqual(lines.map(({ words }) => words))
})

test('BEY-13: no text is ever longer than Discord takes, and no line is lost without a word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 300 })),
      fc.integer({ min: 30, max: 2000 }),
      (lines, most) => {
        const asTexts = inTexts(
          lines.map((words, id) => ({ id, words })),
          most,
        )
        for (const text of [...asTexts.map(({ content }) => content), fitting(lines, most)])
          expect(text.length).toBeLessThanOrEqual(most)
        const kept = fitting(lines, most)
        if (lines.join('\n').length > most) expect(kept).toMatch(/and \d+ more$/)
      },
    ),
  )
})
