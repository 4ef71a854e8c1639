import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { aSharedPlace } from '../support/shared-project-place.ts'
import { unstorable } from '../support/unstorable-texts.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  // The eleven are those that `tests/house/unstorable-texts` finds in the contract, with why each may accept such a text.
  test.each(unstorable)(
    'S11: each of the eleven texts that may have %j, which no database stores, is answered',
    async (character) => {
      const { as, owner, aGuest } = await aSharedPlace(server)
      const { guest, collaborationId } = await aGuest()
      const statusOf = async (name: string, input: object, ask = guest.ask) =>
        (await ask(name, { ...input })).status
      const operationId = randomUUID()
      expect(await statusOf('getSettlementInviteLink', { inviteCode: character })).toBe(404)
      expect(await statusOf('useSettlementInviteLink', { inviteCode: character, operationId })).toBe(404)
      expect(await statusOf('getProjectShareLink', { code: character })).toBe(404)
      expect(await statusOf('useProjectShareLink', { code: character, operationId })).toBe(404)
      expect(await statusOf('getDefaultPermissions', { role: character })).toBe(200)
      const itemsContributed = [{ itemId: '1', quantity: 1 }]
      const delivery = { collaborationId, taskId: `collab-task-${character}`, itemsContributed, operationId }
      expect(await statusOf('deliverToSharedProject', delivery)).toBe(404)
      const address = `https://discord.com/api/webhooks/1/${character}`
      const webhook = { address, events: [], digestHour: null, projectMessages: false }
      expect(await statusOf('setWebhook', webhook, as(owner))).toBe(422)
      // An operation of earlier releases, which is accepted and ignored.
      const retired = { op: 'settlement.set', settlement: { projects: [character] }, note: character }
      const save = { clientId: randomUUID(), seq: 1, baseVersion: 1, operations: [retired] }
      expect(await statusOf('saveUserData', save)).toBe(200)
      expect(await statusOf('updateUser', { username: `Mika${character}` })).toBe(422)
      expect(await statusOf('updateUser', { customDisplayName: `Mika${character}` })).toBe(422)
      expect(await statusOf('updateUser', { preferences: { timeZone: `UTC${character}` } })).toBe(422)
    },
  )
})
