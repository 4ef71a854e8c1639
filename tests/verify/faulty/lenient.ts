import type { ServerResponse } from 'node:http'
import { onRequests } from './by/requests.ts'

/** What is refused for its form is answered as done. */
onRequests((_request, response, serve) => {
  const { writeHead } = response as unknown as Record<'writeHead', (...given: unknown[]) => ServerResponse>
  Object.assign(response, {
    writeHead: (status: number, ...given: unknown[]) =>
      writeHead.call(response, status === 422 ? 200 : status, ...given),
  })
  serve()
})
