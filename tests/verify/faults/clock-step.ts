import type { Inspector } from '../measure/inspector.ts'

/** A script for the server: from then on its clock is `clockStep` ms off, as when somebody sets the time of the machine. */
const takeOver = `{
  const Real = Date
  globalThis.clockStep = 0
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + clockStep) : super(...given) }
    static now() { return Real.now() + clockStep }
  }
}`

/** @returns a function that sets the clock of that server's process so many milliseconds off the machine's */
export async function steppingClock(inspector: Inspector): Promise<(ms: number) => Promise<void>> {
  await inspector.evaluate(takeOver)
  return async (ms) => {
    // `performance` has a clock of its own, which the script leaves right.
    const said = await inspector.evaluate<number>(
      `globalThis.clockStep = ${ms}; new Date().getTime() - performance.timeOrigin - performance.now()`,
    )
    // The two clocks drift apart a little; a step of the scenes is a day or more.
    if (Math.abs(said - ms) > 60_000) throw new Error(`the clock is ${said} ms off, not ${ms}`)
  }
}
