import { onRequests, procedureOf } from './by/requests.ts'

/** The calls since the last one that failed. */
let calls = 0

/** Deliberate fault, which a proof must find out (`--with failing`): one call in 100 is answered with 500. */
onRequests((request, response, serve) => {
  if (procedureOf(request) !== '') calls += 1
  if (calls < 100) return serve()
  calls = 0
  request.resume().once('end', () => response.writeHead(500).end('{}'))
})
