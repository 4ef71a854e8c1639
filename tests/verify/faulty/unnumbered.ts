import { onStatements } from './by/statements.ts'

/** An act is written even if the settlement has changed since it was read. */
onStatements((statement) =>
  statement.replace(
    / and (seq = \$\d+) and deleted_at is null returning seq/,
    ' and (true or $1) and deleted_at is null returning seq',
  ),
)
