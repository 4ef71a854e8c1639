import { onStatements } from './by/statements.ts'

/** No settlement is locked while something is changed in it. */
onStatements((statement) => statement.replace(/^(select \* from settlements .*) for update$/, '$1'))
