import type { ServerResponse } from 'node:http'
import { onRequests } from './by/requests.ts'

/** Deliberate fault, which a proof must find out (`--with lenient`): a request that is refused for its form (422) is answered as done. */
onRequests((_request, response, serve) => {
  const { writeHead } = response as unknown as Record<'writeHead', (...given: unknown[]) => ServerResponse>
  Object.assign(response, {
    writeHead: (status: number, ...given: unknown[]) =>
      writeHead.call(response, status === 422 ? 200 : status, ...given),
  })
  serve()
})
