import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

export type Exported = { readonly bytes: number; readonly versions: number; readonly seconds: number }

/** Downloads an export piece by piece, like a browser that writes a file. @throws if it breaks off */
export async function exportAccount(server: RunningServer, { cookie, origin }: SignedIn): Promise<Exported> {
  const start = performance.now()
  const answer = await fetch(`${server.url}/api/exportAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: '{}',
  })
  if (answer.status !== 200) throw new Error(`an export was answered with ${answer.status}`)
  // Each saved version of the user's data (SYS-7) has this column. They are counted without parsing, so that no export is ever whole in memory.
  const markOfVersion = '"saved_at":'
  const decoder = new TextDecoder()
  let [bytes, versions, rest] = [0, 0, '']
  for await (const piece of answer.body!) {
    bytes += piece.byteLength
    const text = rest + decoder.decode(piece, { stream: true })
    versions += text.split(markOfVersion).length - 1
    // A mark may stand across two pieces.
    rest = text.slice(-markOfVersion.length + 1)
  }
  // So a whole export ends.
  if (!rest.endsWith('}\n')) throw new Error('an export broke off')
  return { bytes, versions, seconds: (performance.now() - start) / 1_000 }
}
