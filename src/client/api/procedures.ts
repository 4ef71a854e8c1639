import type { CatalogueUpdate, ServedCatalogue } from '#contract/catalogues'
import type { ErrorReply } from '#contract/errors'

/** Calls a procedure of the contract: `POST /api/<name>` with JSON both ways. */
async function call<Reply>(procedure: string, input: object): Promise<Reply> {
  const response = await fetch(`/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok)
    throw new Error(`${procedure} answered ${response.status}`, { cause: await saidBy(response) })
  return response.json() as Promise<Reply>
}

async function saidBy(response: Response): Promise<string | undefined> {
  const reply = (await response.json().catch(() => null)) as ErrorReply | null
  return reply?.message
}

/** The server's own sentence about why it said no; null where it did not even answer. */
export function refusalSentence(error: unknown): string | null {
  return error instanceof Error && typeof error.cause === 'string' ? error.cause : null
}

/** Every catalogue this server has served, newest first (BEY-14). */
export function getCatalogues(): Promise<readonly ServedCatalogue[]> {
  return call('getCatalogues', {})
}

/** How the server's look-up of a newer catalogue stands. */
export function getCatalogueUpdate(): Promise<CatalogueUpdate> {
  return call('getCatalogueUpdate', {})
}

/** Has the server look for a newer catalogue. */
export function lookUpCatalogue(): Promise<CatalogueUpdate> {
  return call('lookUpCatalogue', {})
}
