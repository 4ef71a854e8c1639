import { onStatements } from './by/statements.ts'

/**
 * Deliberate fault, which a proof must find out (`--with unnumbered`): an act is written even if the settlement has changed since it was
 * read.
 */
// `$1` is the group of the pattern, not a parameter of the statement: its parameter stays in use.
onStatements((statement) =>
  statement.replace(
    / and (seq = \$\d+) and deleted_at is null returning seq/,
    ' and (true or $1) and deleted_at is null returning seq',
  ),
)
