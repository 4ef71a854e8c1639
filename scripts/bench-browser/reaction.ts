import type { Page } from 'playwright-core'
import { median } from '../bench/measure.ts'

export type Reaction = { readonly median: number; readonly p95: number; readonly worst: number }

/** Medians of several series, so that a disturbance in one of them does not count. */
export type Reactions = Reaction & { readonly p95OfEach: readonly number[] }

/**
 * Measures the time from an input event until the frame with its effect is drawn: from the event to the task after the next
 * frame. Nobody can notice less than one frame of 16.7 ms.
 */
export async function measureReactions(
  page: Page,
  event: 'keydown' | 'click' | 'change' | 'wheel',
  act: (i: number) => Promise<void>,
  times: number,
): Promise<Reaction> {
  await page.evaluate((type) => {
    const reactions: number[] = []
    Object.assign(globalThis, { reactions })
    addEventListener(
      type,
      () => {
        const start = performance.now()
        requestAnimationFrame(() => {
          // A message that is sent here arrives in the task after the frame.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => reactions.push(performance.now() - start)
          channel.port2.postMessage(null)
        })
      },
      { capture: true },
    )
  }, event)
  for (let i = 0; i < times; i++) {
    await act(i)
    await page.waitForTimeout(60)
  }
  const all = await page.evaluate(() => (globalThis as unknown as { reactions: number[] }).reactions)
  return reactionOf(all)
}

/** Sums up measured times, in milliseconds. */
export function reactionOf(times: readonly number[]): Reaction {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** The medians of the series, and the worst of all. */
export function medianReaction(series: readonly Reaction[]): Reactions {
  return {
    median: median(series.map((one) => one.median)),
    p95: median(series.map(({ p95 }) => p95)),
    worst: Math.max(...series.map(({ worst }) => worst)),
    p95OfEach: series.map(({ p95 }) => p95),
  }
}
