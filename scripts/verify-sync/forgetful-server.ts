import type { SyncServer } from './sync-server.ts'

/** The same server with a deliberate fault: of ten saves it acknowledges one whole and leaves its last operation out. */
export function forgetfulServer(server: SyncServer): SyncServer {
  return {
    load: server.load,
    save(request) {
      const { seq, operations } = request
      return server.save(seq % 10 === 0 ? { ...request, operations: operations.slice(0, -1) } : request)
    },
  }
}
