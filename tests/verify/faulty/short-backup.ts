import { onStatements } from './by/statements.ts'

/**
 * Deliberate fault, which a proof must find out (`--with short-backup`): a backup holds what one person has saved, and lacks the others.
 */
onStatements((statement) =>
  /^declare rows .* from "user_data"$/.test(statement) ? `${statement} limit 1` : statement,
)
