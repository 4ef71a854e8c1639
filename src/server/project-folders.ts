import { fileURLToPath } from 'node:url'

/** The project, seen from src/server as from dist/server, where the built server lies. */
const project = new URL('../../', import.meta.url)

export const builtClientFolder = fileURLToPath(new URL('dist/client', project))
export const migrationsFolder = fileURLToPath(new URL('src/server/db/migrations', project))
