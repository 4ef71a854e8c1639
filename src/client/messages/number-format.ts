/** Writes a number; its format is made with the first one, because the making takes a phone a good part of a frame. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat('en', options)
    return format.format(value)
  }
}
