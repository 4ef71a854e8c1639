/** Texts of planning at the average or safely (BEY-4, BEY-17). */
export const oddsText = {
  /** What is chosen for the whole plan. */
  plan: 'How the plan counts on chance',
  planTitle:
    'What chance decides can be planned with its average, or with so many crafts that 95 of 100 players have enough',
  planOptions: { average: '≈ Average', safe: '≈ 95 % safe' },
  item: (name: string) => `How ${name} counts on chance`,
  itemLabel: 'Plan it',
  itemOptions: {
    plan: { average: 'as the plan: at the average', safe: 'as the plan: 95 % safe' },
    average: 'at the average',
    safe: '95 % safe',
  },
  average: 'average',
  safe: '95 % safe',
  safeHint: 'so many crafts that 95 of 100 players have enough',
  /** Above what is printed or copied. */
  exported: {
    average: 'What chance decides is planned with its average.',
    safe: 'What chance decides is planned so that 95 of 100 players have enough.',
    some: (names: string) =>
      `Planned so that 95 of 100 players have enough: ${names}. What else chance decides is planned with its average.`,
  },
} as const
