/** Text without control characters, halves of characters included. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text)
}

/** Whether every database can keep a text: no NUL, no half a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text)
}
