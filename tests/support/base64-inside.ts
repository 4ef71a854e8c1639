/** The three base64 spellings that a word can have inside a longer text, without the letters that depend on its neighbours. */
export function base64Inside(word: string): readonly string[] {
  return [0, 1, 2].map((before) => base64After(before, word))
}

function base64After(before: number, word: string): string {
  const letters = (bytes: number) => (bytes * 8) / 6
  return Buffer.from('-'.repeat(before) + word)
    .toString('base64')
    .slice(Math.ceil(letters(before)), Math.floor(letters(before + word.length)))
}
