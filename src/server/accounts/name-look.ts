import unhomoglyph from 'unhomoglyph'

/**
 * A name as it is compared: equal for two names that people could confuse. Ignores case, compatibility forms and accents;
 * letters that look alike (Unicode's list of confusables) are equal, and so are i, l and 1, which some typefaces draw alike.
 */
export function nameLook(name: string): string {
  const letters = Array.from(name.normalize('NFKD').replaceAll(accents, '').normalize('NFKC').toLowerCase())
  return letters.map(letterLook).join('').replaceAll('rn', 'm').replaceAll('i', 'l')
}

/**
 * For a nickname that looked like another one before looks were compared: its key is the look, this character and the user's
 * id. Both users keep their nicknames, but whoever changes one cannot change back. No nickname can contain it.
 */
export const twinMark = '#'

const accents = /[\u0300-\u036f]/g

/** The Latin letter that a letter looks like. If the small one looks like none, the capital may: Cyrillic в does not, В does. */
function letterLook(small: string): string {
  const looks = [small, small.toUpperCase()].map((letter) => unhomoglyph(letter).toLowerCase())
  return looks.find((look) => /^[ -~]+$/.test(look)) ?? looks[0]!
}
