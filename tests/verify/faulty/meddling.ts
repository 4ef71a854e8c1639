import { onRequests, procedureOf } from './by/requests.ts'
import { carryOut } from './by/statements.ts'

/** Each updateProject changes every project first, even when it is refused. */
onRequests((request, _response, serve) => {
  if (procedureOf(request) !== 'updateProject') return serve()
  void carryOut(`update projects set notes = notes || '!'`).then(serve)
})
