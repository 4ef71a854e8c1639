import { onStatements } from './by/statements.ts'

/** Nothing is one transaction: each statement is done by itself. */
onStatements((statement) => (statement === 'begin' ? 'begin; commit' : statement))
