import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { compileCatalogue } from '#catalogue/compiler/compile-catalogue'
import { figuresOf } from '#catalogue/compiler/figures'
import { loadTables } from '#catalogue/compiler/load-tables'
import { reportLines } from '#catalogue/compiler/report'
import { writeCatalogue } from '#catalogue/compiler/write-catalogue'
import { packCatalog } from '#domain/catalog/pack'
import { readCatalogueFile } from '#server/catalogue/catalogue-file'
import { doubtAbout, type FoundTables } from '#server/catalogue/doubt-about'

const usage = `Compiles the game's public tables into the catalogue.

npm run catalogue -- --from <folder or URL> [--out <file>] [--date YYYY-MM-DD] [--anyway]

  --from   where the tables are: a folder, or a URL under which <table>.json is found
  --out    the catalogue to write (default: recipes.json in DATA_DIR, or in data/)
  --date   day of the game data, if neither a MANIFEST.json with the tables nor GitHub names it
  --anyway take the tables although they are older than the catalogue that they replace, or lack much of it`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      out: { type: 'string' },
      date: { type: 'string', default: '' },
      anyway: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help || !values.from) {
    console.log(usage)
    if (!values.help) process.exitCode = 1
    return
  }
  const out = values.out ?? join(process.env.DATA_DIR ?? 'data', 'recipes.json')
  const loaded = await loadTables(values.from)
  const date = loaded.date || values.date
  const { items, drops, extraTables } = compileCatalogue(loaded.tables)
  if (!values.anyway) await requireNoDoubt({ items, date, extraTables }, out)
  const written = await writeCatalogue(items, out, { name: 'Full catalogue', date, extraTables })
  const bytes = Buffer.from(written.json)
  const pack = Buffer.from(JSON.stringify(packCatalog(items, written.info)))
  const size = { raw: bytes.length, brotli: brotliSize(bytes, 9), pack: brotliSize(pack, 11) }
  for (const line of reportLines(figuresOf(items), drops, loaded.unknown, size)) console.log(line)
  if (loaded.warning) console.log(loaded.warning)
  console.log(
    `Wrote ${out}, version ${written.info.version}, game data of ${written.info.date || 'an unknown day'}.`,
  )
}

/** @throws one sentence if the tables are older than the catalogue that they would replace, or lack much of it */
async function requireNoDoubt(found: FoundTables, out: string): Promise<void> {
  // A damaged file may be replaced by anything.
  const isReadable = existsSync(out) && (await readCatalogueFile(out).then(Boolean, () => false))
  const doubt = isReadable ? await doubtAbout(found, out) : null
  if (doubt) throw Object.assign(new Error(`${doubt} To take them, add --anyway.`), { name: 'TableFault' })
}

/** Quality 9 comes within a few percent of the smallest size, in a tenth of the time; browsers get the pack with 11. */
function brotliSize(bytes: Buffer, quality: 9 | 11): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

main().catch((error: unknown) => {
  const known = error instanceof Error && (error.name === 'TableFault' || 'code' in error)
  console.error(known ? error.message : error)
  console.error('The catalogue was not changed.')
  process.exitCode = 1
})
