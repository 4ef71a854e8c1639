import { type Controls, first, inPlace } from './control.ts'

const olderCatalogue = `
  insert into catalogues (version, name, game_date, items, craftable, first_served_at)
    select 'older', name, game_date, items, craftable, first_served_at from catalogues limit 1;
  insert into catalogue_lists (version, list) select 'older', list from catalogue_lists limit 1`

/** A channel that reaches nobody: the proof answers in the place of Discord. */
const channel = {
  address: 'https://discord.com/api/webhooks/4711/a-Token-of-4711',
  events: [],
  digestHour: 7,
  projectMessages: false,
}

/** Controls, which are calls that are accepted, for a settlement as a whole, its members, and those who come to it. */
export const settlementControls: Controls = {
  updateSettlement: [
    inPlace(() => ({
      name: 'Elmhaven',
      description: 'By the river',
      settings: {
        autoAssignTasks: true,
        lowStockThreshold: 3,
        enableNotifications: false,
        requireContributionApproval: false,
        maxAssigneesPerTask: 2,
        defaultTaskDeadlineDays: 9,
      },
    })),
  ],
  moveCatalogue: [
    inPlace(async (_, sql) => {
      await sql(olderCatalogue)
      return { version: 'older' }
    }),
  ],
  setWebhook: [inPlace(() => channel)],
  removeWebhook: [
    inPlace(async (scene) => {
      await first(scene, 'setWebhook', channel)
      return {}
    }),
  ],
  useSettlementInviteLink: [{ as: ({ invitee }) => invitee, input: ({ code }) => ({ inviteCode: code }) }],
  cleanupExpiredInviteLinks: [
    inPlace(async (_, sql) => {
      await sql(`update invite_links set expires_at = now() - interval '1 day'`)
      return {}
    }),
  ],
  leaveSettlement: [{ ...inPlace(() => ({})), as: ({ other }) => other }],
  cleanupDuplicateCollaborations: [
    inPlace(async ({ playerId, removed }, sql) => {
      // A player linked to somebody who was removed, as earlier releases left them.
      await sql(`update players set user_id = '${removed.userId}' where id = '${playerId}'`)
      return {}
    }),
  ],
}
