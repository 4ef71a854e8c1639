import { onRequests, procedureOf } from './by/requests.ts'
import { carryOut } from './by/statements.ts'

/**
 * Deliberate fault, which a proof must find out (`--with meddling`): each updateProject changes every project first, even when it is
 * refused.
 */
onRequests((request, _response, serve) => {
  if (procedureOf(request) !== 'updateProject') return serve()
  void carryOut(`update projects set notes = notes || '!'`).then(serve)
})
