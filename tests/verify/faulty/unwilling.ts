import { onRequests, procedureOf } from './by/requests.ts'

/** No place is renamed: that is refused for its form, whatever is sent. */
onRequests((request, response, serve) => {
  if (procedureOf(request) !== 'renameStorage') return serve()
  request
    .resume()
    .once('end', () => response.writeHead(422, { 'content-type': 'application/json' }).end('{}'))
})
