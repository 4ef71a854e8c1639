import { slopeOf } from '../measure/figures.ts'

/** How a cost grows with a size: 0 not at all, 1 in proportion. */
export function exponentOf(points: readonly (readonly [size: number, cost: number])[]): string {
  const slope = slopeOf(points.map(([size, cost]) => [Math.log(size), Math.log(cost)]))
  return `size^${slope.toFixed(2)}`
}

export function inTable(lines: readonly (readonly string[])[]): string {
  const [head, ...rest] = lines.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `| ${lines[0]!.map(() => '---').join(' | ')} |`, ...rest].join('\n')
}
