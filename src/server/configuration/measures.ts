/** How a request ended: with what was asked for, refused in words (4xx), or by a fault of the server or its database (5xx). */
export type Outcome = 'done' | 'refused' | 'failed'

export type AnsweredRequest = {
  /** One of a closed list: never an address, a settlement or a person. */
  readonly procedure: string
  readonly outcome: Outcome
  readonly seconds: number
}

/** What the operator wants to know of what happens here, counted as it happens (decision 26). */
export type Measures = {
  readonly answered: (request: AnsweredRequest) => void
  /** An act of the ledger was worked out: the act and what follows from it, without the database. */
  readonly ledgerActTook: (seconds: number) => void
}

/** Measures that count nothing, for a server without an operator's page. */
export const noMeasures: Measures = { answered: () => {}, ledgerActTook: () => {} }
