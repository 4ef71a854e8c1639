import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '#contract/contract'
import { isStorable } from '#contract/storable'
import { placesOfUnstorable } from '../support/unstorable-texts.ts'

/**
 * Fields that accept texts which no database can store, and why this is no fault: these texts are never stored. In a place, `[]` is an
 * entry of a list, `{}` a value of a map, `{key}` one of its keys, and `*` a field that the object does not name.
 */
const notStored: Readonly<Record<string, string>> = {
  'getSettlementInviteLink.inviteCode': 'only its hash is looked for',
  'useSettlementInviteLink.inviteCode': 'only its hash is looked for',
  'getProjectShareLink.code': 'only its hash is looked for',
  'useProjectShareLink.code': 'only its hash is looked for',
  'getDefaultPermissions.role': 'compared with the roles that there are',
  'deliverToSharedProject.taskId': 'compared with the tasks that there are',
  'setWebhook.address': 'refused unless it is an address of Discord’s webhooks',
  'saveUserData.operations[].*': 'of settlement.set, which is ignored',
  'updateUser.username': 'refused in the words of the specification (SYS-9)',
  'updateUser.customDisplayName': 'refused in the words of the specification (SYS-9)',
  'updateUser.preferences.timeZone': 'refused unless there is such a time zone',
}

test('S11: of all texts and keys that the contract takes, only eleven accept what no database can store, and none of these is stored', () => {
  const inputs = Object.keys(contract).map((name) => ({
    name,
    schema: contract[name as keyof typeof contract]['~orpc'].inputSchema as z.ZodType,
  }))
  expect(inputs.length).toBeGreaterThan(150)
  const found = inputs.flatMap(({ name, schema }) => placesOfUnstorable(schema, name))
  expect(found.toSorted()).toEqual(Object.keys(notStored).toSorted())
})

test('S11: a text, a key or an unknown field that takes what no database stores is found, however deep it lies', () => {
  const name = z.string().trim().min(1).max(40)
  const loosened = z.strictObject({
    id: z.uuid(),
    kind: z.enum(['log', 'plank']),
    name: name.refine(isStorable),
    halfChecked: name.refine((text) => !text.includes('\0')),
    alias: name.nullable().optional(),
    lines: z.array(z.discriminatedUnion('op', [z.looseObject({ op: z.literal('set') })])),
    ways: z.record(name, z.record(z.uuid(), name).readonly()).default({}),
    code: z
      .string()
      .min(32)
      .transform((text) => text.length),
  })
  expect(placesOfUnstorable(loosened, 'input')).toEqual([
    'input.halfChecked',
    'input.alias',
    'input.lines[].*',
    'input.ways{key}',
    'input.ways{}{}',
    'input.code',
  ])
})
