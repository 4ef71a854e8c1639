import { onRequests, procedureOf } from './by/requests.ts'

/**
 * Deliberate fault, which a proof must find out (`--with unwilling`): one procedure, renameStorage, is refused with 422 whatever is sent.
 * That it refuses an input with a foreign field then proves nothing.
 */
onRequests((request, response, serve) => {
  if (procedureOf(request) !== 'renameStorage') return serve()
  request
    .resume()
    .once('end', () => response.writeHead(422, { 'content-type': 'application/json' }).end('{}'))
})
