/**
 * Whether no letter of an element is cut off. What an element holds may be higher than the element where its overflow is visible: links in
 * it have more room for a thumb than their words.
 */
export const isNotCutOff = (words: Element): boolean =>
  words.scrollWidth <= words.clientWidth &&
  (words.scrollHeight <= words.clientHeight || getComputedStyle(words).overflowY === 'visible')
