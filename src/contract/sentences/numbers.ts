/** Formats numbers; the format is made when first used, because making it takes a phone a good part of a frame. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat('en', options)
    return format.format(value)
  }
}

export const formatNumber = numberFormat({ maximumFractionDigits: 2 })

/** `1 item`, `2 items`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** A time to wait in words, rounded up: `58 s`, `5 min`, `24 h`. */
export function waitWords(seconds: number): string {
  if (seconds < 100) return `${seconds} s`
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`
}
