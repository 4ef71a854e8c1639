import unhomoglyph from 'unhomoglyph'

/**
 * A name as it is compared: equal for two that people would take for one another. Case, compatibility forms, accents, and
 * letters that look like other letters (Unicode's list of confusables) make no difference, nor do i, l and 1, which one
 * typeface or another draws alike.
 */
export function nameLook(name: string): string {
  const letters = Array.from(name.normalize('NFKD').replaceAll(accents, '').normalize('NFKC').toLowerCase())
  return letters.map(letterLook).join('').replaceAll('rn', 'm').replaceAll('i', 'l')
}

/**
 * Stands before a user's id in the key of a nickname that looked like another's before looks were compared: both keep
 * their nicknames, and the first of them to change one may not change back. No nickname can hold this character.
 */
export const twinMark = '#'

const accents = /[\u0300-\u036f]/g

/** Where a small letter looks like none of ours, its capital may: Cyrillic в does not, В does. */
function letterLook(small: string): string {
  const looks = [small, small.toUpperCase()].map((letter) => unhomoglyph(letter).toLowerCase())
  return looks.find((look) => /^[ -~]+$/.test(look)) ?? looks[0]!
}
