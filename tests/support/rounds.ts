/** The rounds of a journey: as many as the bar asks for where verify:client tries them (B20), else one, or a few. */
export function rounds(asked: number, usually = 1): readonly number[] {
  const many = process.env.ROUNDS === 'all' ? asked : usually
  return Array.from({ length: many }, (_, before) => before + 1)
}
