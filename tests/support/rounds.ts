/** Whether verify:client tries as many as the bar asks for (B20). */
export const isAllRounds = process.env.ROUNDS === 'all'

/** The rounds of a journey: as many as the bar asks for where verify:client tries them (B20), else one, or a few. */
export function rounds(asked: number, usually = 1): readonly number[] {
  return Array.from({ length: isAllRounds ? asked : usually }, (_, before) => before + 1)
}
