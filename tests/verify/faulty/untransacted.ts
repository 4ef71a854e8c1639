import { onStatements } from './by/statements.ts'

/** Deliberate fault, which a proof must find out (`--with untransacted`): nothing is one transaction, each statement is done by itself. */
onStatements((statement) => (statement === 'begin' ? 'begin; commit' : statement))
