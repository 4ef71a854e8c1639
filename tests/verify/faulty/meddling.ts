import { onRequests, procedureOf } from './by/requests.ts'
import { carryOut } from './by/statements.ts'

/** Who asks to change a project changes each, whatever the answer will be. */
onRequests((request, _response, serve) => {
  if (procedureOf(request) !== 'updateProject') return serve()
  void carryOut(`update projects set notes = notes || '!'`).then(serve)
})
