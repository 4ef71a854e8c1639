import { onRequests, procedureOf } from './by/requests.ts'

/** One call in 100 is answered with 500. */
let calls = 0

onRequests((request, response, serve) => {
  if (procedureOf(request) !== '') calls += 1
  if (calls < 100) return serve()
  calls = 0
  request.resume().once('end', () => response.writeHead(500).end('{}'))
})
