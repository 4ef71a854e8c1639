export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Does one piece of work after the other, in the order in which they were asked for, whether those before failed or not. */
export function inTurn(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}
