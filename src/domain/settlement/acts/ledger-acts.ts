/** Every act that moves stock, or changes what projects need, by the name of its procedure. */
export const ledgerActs = {}

export type LedgerActName = keyof typeof ledgerActs
