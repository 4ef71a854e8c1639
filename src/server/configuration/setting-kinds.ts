import * as z from 'zod'

/** A setting that is a whole number within bounds. */
export function wholeNumber(fallback: string, { min, max }: { min: number; max: number }) {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .default(fallback)
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN))
    .refine((value) => value >= min && value <= max, sentence)
}

/** A port, or null where none is given. */
export function optionalPort() {
  return z
    .string()
    .optional()
    .transform((text) => (text === undefined ? null : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
    .refine(
      (port) => port === null || (port >= 1 && port <= 65_535),
      'must be a whole number from 1 to 65535',
    )
}

/** A setting that is on or off; off where it is not given. */
export function onOrOff() {
  return z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .transform((text) => text === 'on')
}

export function isWebAddress(text: string | undefined): boolean {
  if (text === undefined) return true
  const protocol = URL.parse(text)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}
