import { onRequests, procedureOf } from './by/requests.ts'

/** Refuses every renameStorage with 422, whatever is sent. */
onRequests((request, response, serve) => {
  if (procedureOf(request) !== 'renameStorage') return serve()
  request
    .resume()
    .once('end', () => response.writeHead(422, { 'content-type': 'application/json' }).end('{}'))
})
