import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { packFormat } from '#domain/catalog/pack-format'
import type { CompressionCache } from '../http/compression-cache.ts'
import type { FindFile } from '../http/files-route.ts'
import { type StoredFile, storeFile } from '../http/stored-file.ts'
import type { KeptPack } from './kept-packs.ts'
import type { PackedCatalogue } from './packed-catalogue.ts'

const json = 'application/json; charset=utf-8'
/** Former packs for plans. The packs of versions that settlements count with are made when somebody asks for them (`counted-packs`). */
const mostFormer = 4

/** The catalogue in use, and the files of it and of former ones. */
export type Catalogues = {
  readonly inUse: () => PackedCatalogue
  /** Former versions that can still be fetched, the last used first. */
  readonly former: () => readonly string[]
  readonly find: FindFile
  /** Replaces the catalogue in use; the former one can still be fetched. */
  readonly use: (next: PackedCatalogue) => void
  /** Says of which day the data of the catalogue in use are. Its pack stays as it is, since browsers keep it for good. */
  readonly nameDay: (info: CatalogInfo) => void
}

type Packs = ReadonlyMap<string, StoredFile>

/** The address of a catalogue's pack. Its content never changes, so browsers may keep it for good. */
export function catalogueUrl(version: string): string {
  return `/catalog/${version}-${packFormat}.json`
}

type KeptCatalogues = {
  /** Packs of former catalogues. */
  readonly packs: readonly KeptPack[]
  /** Versions of which a pack can be made. */
  readonly lists: readonly string[]
}

/** @param kept the one in use may be among them */
export function createCatalogues(
  first: PackedCatalogue,
  { packs, lists }: KeptCatalogues,
  cache: CompressionCache,
): Catalogues {
  const others = packs.filter(({ version }) => version !== first.info.version).slice(0, mostFormer)
  let former: Packs = new Map(others.map(({ version, bytes }) => [version, storePack(version, bytes, cache)]))
  const namesBeside = ({ info }: PackedCatalogue) =>
    [...new Set([...former.keys(), ...lists])].filter((version) => version !== info.version)
  const open = (catalogue: PackedCatalogue) => openForUse(catalogue, namesBeside(catalogue), cache)
  let inUse = open(first)

  return {
    inUse: () => inUse.catalogue,
    former: () => namesBeside(inUse.catalogue),
    find: (address) => inUse.find(address) ?? byAddress(former, address),
    use(next) {
      if (next.info.version === inUse.catalogue.info.version) return
      const rest = [...former].filter(([version]) => version !== next.info.version)
      former = new Map([[inUse.catalogue.info.version, inUse.pack] as const, ...rest].slice(0, mostFormer))
      inUse = open(next)
    },
    nameDay(info) {
      inUse = open({ ...inUse.catalogue, info })
    },
  }
}

/** The files of the catalogue in use: the pack, `current.json`, and the plain list (CAT-1). */
function openForUse(catalogue: PackedCatalogue, former: readonly string[], cache: CompressionCache) {
  const { info } = catalogue
  const url = catalogueUrl(info.version)
  const pack = storePack(info.version, catalogue.pack, cache)
  const current = storeFile(
    Buffer.from(JSON.stringify({ ...info, url, former })),
    { type: json, immutable: false, cacheName: `${info.version}-current` },
    cache,
  )
  let plainList: StoredFile | undefined
  const find: FindFile = (address) => {
    if (address === url) return pack
    if (address === '/catalog/current.json') return current
    if (address !== '/data/recipes.json') return undefined
    plainList ??= storeFile(
      catalogue.plainList(),
      { type: json, immutable: false, cacheName: `${info.version}-recipes` },
      cache,
    )
    return plainList
  }
  return { catalogue, pack, find }
}

/** The file of a catalogue's pack, as it is sent. */
export function storePack(version: string, bytes: Buffer, cache: CompressionCache): StoredFile {
  return storeFile(bytes, { type: json, immutable: true, cacheName: `${version}-${packFormat}` }, cache)
}

function byAddress(packs: Packs, address: string): StoredFile | undefined {
  for (const [version, pack] of packs) if (address === catalogueUrl(version)) return pack
  return undefined
}
