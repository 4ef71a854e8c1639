import { api, type Guards } from './mutant.ts'

const room = 'src/server/progress-links'
const commands = `${room}/commands.ts`
const findPage = `${room}/find-page.ts`
const helpers = `${room}/helpers.ts`
const numbers = `${room}/project-numbers.ts`
const queries = `${room}/queries.ts`
const routes = `${room}/routes.ts`
const watched = `${room}/watched-pages.ts`

/** What keeps a progress link to its project, to the time until it is revoked, and to the names it may show (BEY-16). */
export const progressLinkGuards: Guards = {
  likely: [api('progress-page'), api('progress-links'), api('progress-live')],
  mutants: [
    {
      what: 'progress link: the page of a deleted settlement is shown',
      file: findPage,
      text: 'and deleted_at is null and ending',
      becomes: 'and ending',
    },
    {
      what: 'progress link: the page of a deleted project is shown',
      file: findPage,
      text: "and ending is distinct from 'deleted'`)",
      becomes: '`)',
    },
    {
      what: 'progress link: the code of an archived project shows its numbers',
      file: findPage,
      text: "archivedAt: timeTextOrNull(row, 'ended_at'),",
      becomes: "archivedAt: timeTextOrNull({ ended_at: null }, 'ended_at'),",
    },
    {
      what: 'progress link: revoking one deletes its code and leaves the link',
      file: 'src/server/changes/remove-for-good.ts',
      text: "delete from ${sql.identifier(links)} where ${which} returning encode(code_hash, 'hex') as hash",
      becomes: "select encode(code_hash, 'hex') as hash from ${sql.identifier(links)} where ${which}",
    },
    {
      what: 'progress link: codes outlive their settlement',
      file: 'src/server/changes/remove-for-good.ts',
      text: 'for (const codes of Object.values(codesOf))',
      becomes: "for (const codes of ['invite_codes', 'share_codes'])",
    },
    {
      what: 'progress link: links of other settlements are found',
      file: queries,
      text: 'where progress_links.settlement_id = ${settlementId} and ${which}`)',
      becomes: 'where ${settlementId}::uuid is not null and ${which}`)',
    },
    {
      what: 'progress link: projects of other settlements are found',
      file: queries,
      text: 'where settlement_id = ${settlementId} and id = ${projectId} and ending',
      becomes: 'where ${settlementId}::uuid is not null and id = ${projectId} and ending',
    },
    {
      what: 'progress link: making one fails where there is one already',
      file: commands,
      text: 'if (known) return { answer: known.link, changes: [] }',
      becomes: '',
    },
    {
      what: 'progress link: a code that was made with another secret, and leads nowhere, is shown',
      file: 'src/server/changes/link-code.ts',
      text: 'hashOfCode(code) === codeHash ? code : null',
      becomes: 'code',
    },
    {
      what: 'progress link: its code is in the log',
      file: 'src/server/http/request-log.ts',
      text: "path.replace(/^\\/p\\/.*/, '/p/…').slice",
      becomes: 'path.slice',
    },
    {
      what: 'progress link: names are shown without being allowed',
      file: helpers,
      text: 'if (!showsNames) return []',
      becomes: '',
    },
    {
      what: 'progress link: who does not share their statistics is named',
      file: helpers,
      text: "and preferences -> 'shareStatistics' = 'true'::jsonb",
      becomes: '',
    },
    {
      what: 'progress link: a former member is named',
      file: helpers,
      text: "and memberships.status = 'active'",
      becomes: '',
    },
    {
      what: 'progress link: numbers of another settlement’s project are shown',
      file: numbers,
      text: 'const key = `${page.settlementId} ${page.projectId}`',
      becomes: 'const key = page.projectId',
    },
    {
      what: 'progress link: numbers that have changed are shown as they were',
      file: numbers,
      text: 'if (known?.seq === seq) return known.numbers',
      becomes: 'if (known) return known.numbers',
    },
    {
      what: 'progress link: an open page does not hear that it is gone',
      file: watched,
      text: "if (seq === undefined) for (const reader of [...page.readers]) reader.end(encodeData('gone'))",
      becomes: 'if (seq === undefined) return',
    },
    {
      what: 'progress link: the open page of a deleted settlement goes on',
      file: watched,
      text: 'and deleted_at is null and ending',
      becomes: 'and ending',
    },
    {
      what: 'progress link: the open page of a deleted project goes on',
      file: watched,
      text: "and ending is distinct from 'deleted'`)",
      becomes: '`)',
    },
    {
      what: 'progress link: a code without a page opens a stream',
      file: routes,
      text: 'const page = await findPage(database, code)\n    if (!page) return sendGone(c)\n    const body',
      becomes: 'const page = (await findPage(database, code)) ?? { seq: 0 }\n    const body',
    },
    {
      what: 'progress link: there is no limit of open streams',
      file: routes,
      text: "routes.use('/:code/changes', onlyGet, limitStreams)",
      becomes: "routes.use('/:code/changes', onlyGet)",
    },
    {
      what: 'progress link: browsers keep the page and search engines list it',
      file: routes,
      text: 'routes.use(pageHeaders)',
      becomes: 'void pageHeaders',
    },
    {
      what: 'progress link: texts of people are markup',
      file: 'src/server/http/html.ts',
      text: 'return escapeHtml(String(piece))',
      becomes: 'return String(piece)',
    },
  ],
}
