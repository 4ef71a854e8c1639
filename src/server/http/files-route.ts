import { refuse, refuseUnknown } from './refuse.ts'
import type { Middleware, RequestContext } from './server-env.ts'
import { type StoredFile, sendFile } from './stored-file.ts'

/** The file at a path, if there is one. Paths are looked up in memory and never joined to a folder. */
export type FindFile = (address: string) => StoredFile | undefined

const notPages = /^\/(api|assets|catalog|data)(\/|$)/

/** Sends a file that is in memory; any other address goes to the next handler. */
export function answerFilesAtHand(find: FindFile): Middleware {
  return async (c, next) => {
    const file = find(c.req.path)
    return file ? sendFile(c, file) : next()
  }
}

/** Sends a file; for a path of the app itself, typed or reloaded, the app's page. */
export function answerFiles(find: FindFile) {
  return (c: RequestContext): Response => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseUnknown(c)
    const { path } = c.req
    const file = find(path === '/' ? '/index.html' : path)
    if (file) return sendFile(c, file)
    if (!isNavigation(c)) return refuseUnknown(c)
    const page = find('/index.html')
    return page
      ? sendFile(c, page)
      : refuse(c, { code: 'NOT_FOUND', message: 'The page is not built: run “npm run build”.' })
  }
}

/** Whether the request is for a page, and not for a script or picture that is missing. */
function isNavigation(c: RequestContext): boolean {
  const lastPart = c.req.path.slice(c.req.path.lastIndexOf('/'))
  return (
    (c.req.header('accept') ?? '').includes('text/html') &&
    !lastPart.includes('.') &&
    !notPages.test(c.req.path)
  )
}
