import { refuse, refuseUnknown } from './refuse.ts'
import type { RequestContext } from './server-env.ts'
import { type StoredFile, sendFile } from './stored-file.ts'

/** The file at an address, if there is one. Addresses are only ever looked up, never joined to a folder. */
export type FindFile = (address: string) => StoredFile | undefined

const notPages = /^\/(api|assets|catalog|data)(\/|$)/

/** Answers with a file; an address of the app itself, typed or reloaded, gets the app's page. */
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

/** A page is asked for, not a script or picture that happens to be missing. */
function isNavigation(c: RequestContext): boolean {
  const lastPart = c.req.path.slice(c.req.path.lastIndexOf('/'))
  return (
    (c.req.header('accept') ?? '').includes('text/html') &&
    !lastPart.includes('.') &&
    !notPages.test(c.req.path)
  )
}
