/** Whether journeys run as many rounds as the bar asks for, as verify:client has them do (B20). */
export const isAllRounds = process.env.ROUNDS === 'all'

/** The numbers of a journey's rounds: as many as the bar asks for under verify:client (B20), otherwise one or a few. */
export function rounds(asked: number, usually = 1): readonly number[] {
  return Array.from({ length: isAllRounds ? asked : usually }, (_, before) => before + 1)
}
