/**
 * A queue of the numbers below `size`, as a binary heap, that gives the lightest first; of equal weights the lower `tie`, then the lower
 * number. A number may get lighter while it waits.
 */
export function createQueue(size: number) {
  const weights = new Float64Array(size)
  const ties = new Int32Array(size)
  const heap = new Int32Array(size)
  const placeOf = new Int32Array(size).fill(-1)
  let length = 0

  function isBefore(a: number, b: number): boolean {
    if (weights[a] !== weights[b]) return weights[a]! < weights[b]!
    if (ties[a] !== ties[b]) return ties[a]! < ties[b]!
    return a < b
  }

  function put(one: number, place: number): void {
    heap[place] = one
    placeOf[one] = place
  }

  function rise(one: number, from: number): void {
    let place = from
    while (place > 0) {
      const above = heap[(place - 1) >> 1]!
      if (!isBefore(one, above)) break
      put(above, place)
      place = (place - 1) >> 1
    }
    put(one, place)
  }

  function sink(one: number): void {
    let place = 0
    for (let below = 1; below < length; below = place * 2 + 1) {
      if (below + 1 < length && isBefore(heap[below + 1]!, heap[below]!)) below++
      if (!isBefore(heap[below]!, one)) break
      put(heap[below]!, place)
      place = below
    }
    put(one, place)
  }

  return {
    /** Puts a number into the queue, or makes it lighter there. */
    offer(one: number, weight: number, tie: number): void {
      weights[one] = weight
      ties[one] = tie
      rise(one, placeOf[one]! < 0 ? length++ : placeOf[one]!)
    },
    /** The lightest; undefined when none is left. */
    take(): number | undefined {
      if (length === 0) return undefined
      const first = heap[0]!
      const last = heap[--length]!
      placeOf[first] = -1
      if (length > 0) sink(last)
      return first
    },
  }
}
