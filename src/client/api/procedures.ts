import type { ServedCatalogue } from '#contract/catalogues'

/** Calls a procedure of the contract: `POST /api/<name>` with JSON both ways. */
async function call<Reply>(procedure: string, input: object): Promise<Reply> {
  const response = await fetch(`/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${procedure} answered ${response.status}`)
  return response.json() as Promise<Reply>
}

/** Every catalogue this server has served, newest first (BEY-14). */
export function getCatalogues(): Promise<readonly ServedCatalogue[]> {
  return call('getCatalogues', {})
}
