/** Whether no letter of an element is cut off. Where it cuts nothing off in height, more may reach below its lines: room for a thumb. */
export const isNotCutOff = (words: Element): boolean =>
  words.scrollWidth <= words.clientWidth &&
  (words.scrollHeight <= words.clientHeight || getComputedStyle(words).overflowY === 'visible')
