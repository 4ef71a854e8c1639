import { onStatements } from './by/statements.ts'

/** Deliberate fault, which a proof must find out (`--with unlocked`): no settlement is locked while something is changed in it. */
onStatements((statement) => statement.replace(/^(select \* from settlements .*) for (no key )?update$/, '$1'))
