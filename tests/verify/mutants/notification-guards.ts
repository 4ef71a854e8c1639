import { api, type Guards, unit } from './mutant.ts'

const tell = 'src/server/changes/tell.ts'
const telling = 'src/domain/settlement/telling/who-is-told.ts'
const queries = 'src/server/notifications/queries.ts'
const commands = 'src/server/notifications/commands.ts'

/** What keeps a notification to its reader, to those who want it, and to once. `${userId}::uuid is not null` is true of every row. */
export const notificationGuards: Guards = {
  likely: [api('notifications'), unit('src/domain/settlement/telling')],
  mutants: [
    {
      what: 'notifications of others are listed',
      file: queries,
      text: 'where notifications.user_id = ${userId} ${page}',
      becomes: 'where ${userId}::uuid is not null ${page}',
    },
    {
      what: 'one’s own list goes on from the notification of somebody else',
      file: queries,
      text: 'where earlier.user_id = ${userId} and earlier.id = ${before}',
      becomes: 'where ${userId}::uuid is not null and earlier.id = ${before}',
    },
    {
      what: 'notifications of others are marked as read',
      file: commands,
      text: 'where user_id = ${userId} and read_at is null and ${named}',
      becomes: 'where ${userId}::uuid is not null and read_at is null and ${named}',
    },
    {
      what: 'a settlement is muted for everybody in it',
      file: commands,
      text: 'where settlement_id = ${settlementId} and user_id = ${userId}',
      becomes: 'where settlement_id = ${settlementId} and ${userId}::uuid is not null',
    },
    {
      what: 'strangers are told whether there is such a settlement',
      file: 'src/server/notifications/procedures.ts',
      text: "await permitToRead(database, { ...own, action: 'settlement.get' })",
      becomes: '',
    },
    {
      what: 'a muted settlement still notifies',
      file: tell,
      text: "and status = 'active' and not is_muted",
      becomes: "and status = 'active'",
    },
    {
      what: 'a kind of notification that is switched off is still sent',
      file: tell,
      text: "and preferences -> told.own_flag is distinct from 'false'::jsonb",
      becomes: '',
    },
    {
      what: 'who leaves a settlement keeps its notifications',
      file: 'src/server/changes/stored-tables.ts',
      text: 'delete from notifications using numbered',
      becomes: 'update notifications set read_at = null from numbered',
    },
    {
      what: 'a settlement with notifications off still notifies',
      file: telling,
      text: 'if (!settlementIn(acted.after).settings.enableNotifications) return []',
      becomes: '',
    },
    {
      what: 'people are told of what they did themselves',
      file: telling,
      text: '({ userId }) => userId !== acted.userId',
      becomes: "({ userId }) => userId !== ''",
    },
    {
      what: 'everybody is told that a delivery waits',
      file: 'src/domain/settlement/telling/told-of-contributions.ts',
      text: "toThoseWhoMay(after, 'contribution.approve_other'",
      becomes: "toThoseWhoMay(after, 'contribution.read'",
    },
    {
      what: 'the notification that deliveries wait stays though one was decided',
      file: tell,
      text: "where settlement_id = ${settlementId} and kind = 'waitingForReview' and read_at is null",
      becomes: "where settlement_id = ${settlementId} and kind = '' and read_at is null",
    },
  ],
}
