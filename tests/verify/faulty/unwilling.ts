import { onRequests, procedureOf } from './by/requests.ts'

/**
 * Deliberate fault, which a proof must find out (`--with unwilling`): one procedure, renameStorage, is always refused with 422, so that
 * a refusal of a foreign field there says nothing.
 */
onRequests((request, response, serve) => {
  if (procedureOf(request) !== 'renameStorage') return serve()
  request
    .resume()
    .once('end', () => response.writeHead(422, { 'content-type': 'application/json' }).end('{}'))
})
