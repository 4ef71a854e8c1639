import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const source = 'client/settlement/page/settlement-page.tsx'

/**
 * Names in the page the files that a settlement's page needs beside those of every screen: early.js asks for them with the first, before
 * any code runs (decision 34).
 * @throws where the page is not in the build, such as after its file was renamed
 */
export function nameSettlementCode(): Plugin {
  return {
    name: 'settlement-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const attrs = { name: 'settlement-code', content: filesOfPage(bundle).join(' ') }
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** @returns the addresses of the files */
export function filesOfPage(bundle: Bundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  if (!entry || !page) throw new Error(`No file has ${source}: it is not in the build.`)
  const first = reached(bundle, entry.fileName)
  return [...reached(bundle, page.fileName)].filter((file) => !first.has(file)).map((file) => `/${file}`)
}

/** A file and all that it imports at once. */
function reached(bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) reached(bundle, imported, found)
  return found
}
