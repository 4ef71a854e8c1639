import { packFormat } from '#domain/catalog/pack-format'
import type { Middleware } from '../http/server-env.ts'
import { sendFile } from '../http/stored-file.ts'
import type { CountedPacks } from './counted-packs.ts'

const packAddress = new RegExp(`^/catalog/([\\w-]{1,64})-${packFormat}\\.json$`)

/** Sends the pack of a version that a settlement may count with; any other address goes to the next handler (CAT-2). */
export function answerCountedPacks({ find }: CountedPacks): Middleware {
  return async (c, next) => {
    const [, version] = packAddress.exec(c.req.path) ?? []
    const file = version ? await find(version) : null
    return file ? sendFile(c, file) : next()
  }
}
