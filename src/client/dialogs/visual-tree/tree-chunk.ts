import type { ComponentType } from 'react'
import type { Plan } from '../../state/engine.ts'
import { fetchCode } from '../../ui/fetch-code.ts'

type Chunk = { readonly TreeContent: ComponentType; readonly prepareTree: (plan: Plan) => void }

let chunk: Promise<Chunk> | null = null

/** The tree's own code, fetched when first asked for; after a failure the next call asks again. */
export function loadTree(): Promise<Chunk> {
  chunk ??= fetchCode(() => import('./tree-content.tsx')).catch((error: unknown) => {
    chunk = null
    throw error
  })
  return chunk
}
