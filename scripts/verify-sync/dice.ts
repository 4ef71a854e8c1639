/** Random numbers that are the same for the same seed. */
export type Dice = {
  /** 0 ≤ n < sides. */
  readonly roll: (sides: number) => number
  readonly happens: (percent: number) => boolean
  readonly pick: <Thing>(things: readonly Thing[]) => Thing
}

/** A 32-bit mixer (mulberry32): not for secrets. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const roll = (sides: number) => Math.floor((next() / 2 ** 32) * sides)
  return {
    roll,
    happens: (percent) => roll(100) < percent,
    pick: (things) => things[roll(things.length)]!,
  }
}
