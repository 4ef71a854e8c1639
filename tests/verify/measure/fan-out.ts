/** How late the last of all readers hears of each change. */
export type FanOut = {
  readonly wasSent: (operationId: string, dueAt: number) => void
  readonly heard: (seq: number, message: string) => void
  /** For each change, the milliseconds from when it was due until the last reader had heard of it. */
  readonly late: () => readonly number[]
  /** How many events were heard, by all readers together. */
  readonly count: () => number
}

type Hearing = { count: number; lastAt: number; readonly act: string }

export function fanOutTo(readers: number): FanOut {
  const sent = new Map<string, number>()
  const hearings = new Map<number, Hearing>()
  const late: number[] = []
  let count = 0
  return {
    wasSent: (operationId, dueAt) => void sent.set(operationId, dueAt),
    heard(seq, message) {
      count += 1
      const hearing = hearings.get(seq) ?? { count: 0, lastAt: 0, act: actIn(message) }
      hearings.set(seq, hearing)
      hearing.count += 1
      hearing.lastAt = performance.now()
      if (hearing.count < readers) return
      const dueAt = sent.get(hearing.act)
      if (dueAt !== undefined) late.push(hearing.lastAt - dueAt)
      sent.delete(hearing.act)
      hearings.delete(seq)
    },
    late: () => late,
    count: () => count,
  }
}

function actIn(message: string): string {
  return /"act":"([^"]+)"/.exec(message)?.[1] ?? ''
}
