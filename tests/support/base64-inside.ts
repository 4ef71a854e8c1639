/** The base64 of a word inside a longer text, whatever comes before it, without the letters that depend on its neighbours. */
export function base64Inside(word: string): readonly string[] {
  return [0, 1, 2].map((before) => base64After(before, word))
}

function base64After(before: number, word: string): string {
  const bits = (bytes: number) => (bytes * 8) / 6
  return Buffer.from('-'.repeat(before) + word)
    .toString('base64')
    .slice(Math.ceil(bits(before)), Math.floor(bits(before + word.length)))
}
