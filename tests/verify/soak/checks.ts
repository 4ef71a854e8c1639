export type Checks = ReturnType<typeof countChecks>

/** Counts what was looked at, and collects what was wrong. */
export function countChecks() {
  const wrong: string[] = []
  let [count, passed] = [0, 0]
  return {
    of(what: string, sentences: readonly string[]) {
      count += 1
      if (sentences.length === 0) passed += 1
      wrong.push(...sentences.map((sentence) => `${what}: ${sentence}`))
    },
    count: () => count,
    passed: () => passed,
    wrong: () => wrong,
  }
}
