import type { ComponentType } from 'react'
import { fetchCode } from '../../lazy/fetch-code.ts'
import { whenAtRest } from '../../state/when-at-rest.ts'

type Chunk = { readonly TreeContent: ComponentType }

let chunk: Promise<Chunk> | null = null
let loaded: Chunk | null = null

/** The tree's own code where it is here already: it is then shown at once, without a word about waiting. */
export function loadedTree(): Chunk | null {
  return loaded
}

/** The tree's own code, fetched when first asked for; after a failure the next call asks again. */
export function loadTree(): Promise<Chunk> {
  chunk ??= fetchCode(() => import('./tree-content.tsx')).then(
    (here) => {
      loaded = here
      return here
    },
    (error: unknown) => {
      chunk = null
      throw error
    },
  )
  return chunk
}

/** Fetches the code ahead of its first need, when the page has nothing better to do; where that fails, the dialog asks again. */
export async function fetchTree(): Promise<void> {
  await whenAtRest()
    .then(loadTree)
    .catch(() => undefined)
}
