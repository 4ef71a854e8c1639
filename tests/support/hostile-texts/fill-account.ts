import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Refused } from '../saving.ts'
import { answerOf, type Somebody } from '../settlements.ts'
import type { HostileField } from './fields.ts'
import { type Batch, hostileItem } from './hostile-catalogue.ts'
import { expectShown } from './visit.ts'
import { writeHostile } from './write-hostile.ts'

/** Keeps a build list under each text. */
export async function keepLists(who: Somebody, { pairs, texts }: Batch): Promise<void> {
  const write = writeHostile(who, pairs)
  for (const [at, text] of texts.entries()) {
    const name = pairs.textFor('build list name', text)
    // Every other text is written when the list is renamed.
    const isLater = at % 2 === 1
    const id = randomUUID()
    const entries = [{ itemId: hostileItem(text), quantity: 1, recipeIndex: 0 }]
    await write('createBuildList', { id, entries, name: isLater ? 'To be named' : name })
    if (isLater) await write('renameBuildList', { id, name })
  }
}

type StrictField = {
  readonly field: HostileField
  readonly procedure: string
  readonly input: (text: string) => Readonly<Record<string, unknown>>
}

const strictFields = (settlementId: string): readonly StrictField[] => [
  { field: 'nickname', procedure: 'updateUser', input: (username) => ({ username }) },
  { field: 'display name', procedure: 'updateUser', input: (customDisplayName) => ({ customDisplayName }) },
  {
    field: 'time zone',
    procedure: 'updateUser',
    input: (timeZone) => ({ preferences: { timeZone } }),
  },
  {
    field: 'webhook address',
    procedure: 'setWebhook',
    input: (address) => ({ settlementId, address, events: [], digestHour: null, projectMessages: false }),
  },
]

type Trying = { readonly who: Somebody; readonly page: Page; readonly settlementId: string }

/**
 * Sends each text to the fields of an account that take few texts or none; what is taken, the page must show. The texts go without the
 * mark that `pairs` else adds, because a mark alone could make these fields refuse them.
 */
export async function tryStrictFields(
  { who, page, settlementId }: Trying,
  { pairs, texts }: Batch,
): Promise<void> {
  for (const { field, procedure, input } of strictFields(settlementId)) {
    for (const text of texts) {
      const { status, body } = await who.ask<Refused>(procedure, input(text))
      if (status !== 200 && status !== 422)
        throw new Error(`${procedure} with ${text} was answered with ${status}: ${JSON.stringify(body)}`)
      pairs.settle(field, text, status === 200 ? 'taken' : 'refused')
      if (status === 200)
        await expectShown(page, pairs, [text], { where: `the page of whose ${field} it is` })
    }
    await answerOf(who.ask('updateUser', { username: '', customDisplayName: '' }))
  }
}
