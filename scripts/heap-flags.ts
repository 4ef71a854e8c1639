/**
 * The flag with which every launcher but `npm run dev` starts Node (docs/decisions/0036-memory.md): new objects get two times 16 MiB, on a machine
 * with much memory too.
 */
export const heapFlags = ['--max-semi-space-size=16'] as const
