/** Whether a text has no control characters and no unpaired surrogates. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text)
}

/** Whether every database can store a text: no NUL, no unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text)
}
