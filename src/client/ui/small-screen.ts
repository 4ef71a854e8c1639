/** A phone upright or on its side; the variant `tight` of the styles is the same. */
export const smallScreen = '(width < 40rem), (height < 30rem)'
