import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { secretPlaces } from './beside-the-database.ts'

/** The version of the format of backups; raised when an earlier release could not read a new one. */
const formOfToday = 1
export const manifestName = 'backup.json'

const manifest = z.object({
  form: z.number(),
  /** ISO time of the moment whose rows it holds. */
  madeAt: z.iso.datetime(),
  appVersion: z.string(),
  /** Whether it was opened and looked through; false for the copy of a database that was about to be replaced. */
  isChecked: z.boolean(),
  /** What was wrong in the database itself, in sentences; of a copy that was not checked, nothing is known. */
  brokenRules: z.array(z.string()).readonly().default([]),
  /** Where the secret of its sessions is; missing in older backups and in the copy of a database that was about to be replaced. */
  secret: z.enum(secretPlaces).optional(),
  /** How many migrations its database had, and when the newest of them was made (epoch milliseconds), which names it. */
  schema: z.object({ number: z.int().min(1), newest: z.int() }),
  /** The release of the database that it was made of; packed files of the built-in database open with the same release alone. */
  postgres: z.int(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int().min(0)),
  files: z.array(
    z.object({
      path: z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)?$/),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
})

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifest>

export async function writeManifest(folder: string, facts: Omit<Manifest, 'form'>): Promise<void> {
  // Checked by the same schema that reads it.
  const body = manifest.parse({ form: formOfToday, ...facts })
  const text = JSON.stringify({ ...body, sha256: sumOf(body) }, null, 2)
  await writeFile(join(folder, manifestName), `${text}\n`, { mode: 0o600, flush: true })
}

export type ReadManifest = { readonly manifest: Manifest } | { readonly why: 'none' | 'damaged' | 'newer' }

/** @returns the manifest, or why there is none to read: no file, not as it was written, or in the format of a newer release */
export async function readManifest(folder: string): Promise<ReadManifest> {
  const bytes = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (bytes === null) return { why: 'none' }
  try {
    const { sha256, ...body } = JSON.parse(bytes) as { readonly form?: unknown; readonly sha256?: unknown }
    if (sha256 !== sumOf(body)) return { why: 'damaged' }
    if (typeof body.form === 'number' && body.form > formOfToday) return { why: 'newer' }
    return { manifest: manifest.parse(body) }
  } catch {
    return { why: 'damaged' }
  }
}

function sumOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
