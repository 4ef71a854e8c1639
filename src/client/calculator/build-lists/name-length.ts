/** So long a list's name may be (reliability § 3.6). */
export const mostNameLetters = 80
