/** A share in whole percent, at least 1 %: a loss never reads as none. */
export function percent(share: number): string {
  return `${Math.max(1, Math.round(share * 100))} %`
}
