import { type Catalogues, catalogueUrl } from '../catalogue/catalogues.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { readClientFiles } from '../http/client-files.ts'
import type { CompressionCache } from '../http/compression-cache.ts'
import type { FindFile } from '../http/files-route.ts'
import { pageFiles } from '../http/page.ts'

/** All files that are served: the page, the built client, the catalogues. */
export async function openFiles(
  { clientFolder, chatUrl }: Configuration,
  catalogues: Catalogues,
  cache: CompressionCache,
): Promise<FindFile> {
  // The text of index.html, which `page` keeps while the client's files are read; null if the client was not built.
  let html: string | null = null
  const page = (built: string) => {
    html = built
    return built
  }
  const client = await readClientFiles(clientFolder, { cache, page })
  const catalogue = () => {
    const { version, date } = catalogues.inUse().info
    return {
      catalogueVersion: version,
      catalogueDate: date,
      catalogueUrl: catalogueUrl(version),
      formerCatalogues: catalogues.former(),
    }
  }
  const findPage = pageFiles({ html, chatUrl, catalogue, cache })
  return (address) => findPage(address) ?? client.get(address) ?? catalogues.find(address)
}
