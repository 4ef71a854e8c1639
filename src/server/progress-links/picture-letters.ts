export const letterWidth = 5
export const letterHeight = 7

/** Digits and the percent sign in dots: a font would be a file of a hundred times this size. */
const letters: Readonly<Record<string, string>> = {
  '0': '.###. #...# #..## #.#.# ##..# #...# .###.',
  '1': '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  '2': '.###. #...# ....# ...#. ..#.. .#... #####',
  '3': '.###. #...# ....# ..##. ....# #...# .###.',
  '4': '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  '5': '##### #.... ####. ....# ....# #...# .###.',
  '6': '..##. .#... #.... ####. #...# #...# .###.',
  '7': '##### ....# ...#. ..#.. .#... .#... .#...',
  '8': '.###. #...# #...# .###. #...# #...# .###.',
  '9': '.###. #...# #...# .#### ....# ...#. .##..',
  '%': '##..# ##..# ...#. ..#.. .#... #..## #..##',
}

/** The rows of dots of a letter, from the top. */
export function letterRows(letter: string): readonly string[] {
  return (letters[letter] ?? '').split(' ')
}
