/** A share in whole percent, of what is not there never 0. */
export function percent(share: number): string {
  return `${Math.max(1, Math.round(share * 100))} %`
}
