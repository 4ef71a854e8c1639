/** The first whole number from 1 on for which `holds` is true, searched for from a guess. `holds` must be true for all larger ones too. */
export function firstFrom(guess: number, holds: (value: number) => boolean): number {
  // Strides that double find a `low` that is too small and a `high` for which it holds; halving then brings the two together.
  let low = 0
  let high = Math.max(1, guess)
  if (holds(high)) {
    for (let stride = 1; low < high - stride; stride *= 2) {
      if (!holds(high - stride)) {
        low = high - stride
        break
      }
      high -= stride
    }
  } else {
    low = high
    for (let stride = 1; ; stride *= 2) {
      high = low + stride
      if (holds(high)) break
      low = high
    }
  }
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
