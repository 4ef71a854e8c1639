/** Whether no letter of an element is cut off. A box that cuts nothing off may hold what a thumb presses beyond its lines. */
export const isNotCutOff = (words: Element): boolean =>
  words.scrollWidth <= words.clientWidth &&
  (words.scrollHeight <= words.clientHeight || getComputedStyle(words).overflowY === 'visible')
