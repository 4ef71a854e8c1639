import { api, type Guards } from './mutant.ts'

/** Guards of those who assign tasks in every settlement and do nothing else (SET-5). */
export const siteAdminGuards: Guards = {
  likely: [api('site-admins')],
  mutants: [
    {
      what: 'a site admin may do everything',
      file: 'src/domain/settlement/right.ts',
      text: "return isSiteAdmin && action === 'task.assign'",
      becomes: 'return isSiteAdmin && action !== undefined',
    },
    {
      what: 'everybody is a site admin',
      file: 'src/domain/settlement/right.ts',
      text: "return isSiteAdmin && action === 'task.assign'",
      becomes: "return isSiteAdmin !== undefined && action === 'task.assign'",
    },
  ],
}
