export function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, amount) => sum + amount, 0)
}
