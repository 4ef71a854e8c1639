import { expect } from 'vitest'
import type { Collaboration } from '#contract/collaborations'
import type { ProgressLink } from '#contract/progress-links'
import type { ListedSettlement } from '#contract/settlements'
import { elmhaven, formerPeople, oakhaven } from './former-settlements.ts'
import { pageAt } from './progress-link-place.ts'
import { askAs } from './saving.ts'
import type { RunningServer } from './server.ts'
import { answerOf } from './settlements.ts'

/** The project "Town hall" of Oakhaven in `tests/fixtures/former-databases`. */
const townHall = '00000000-0000-4000-8000-000000000091'

/** Checks that the link of the town hall still leads to its page, which anybody may read. */
export async function expectProgressLink(server: RunningServer): Promise<void> {
  const { mika } = formerPeople(server)
  const asked = { settlementId: oakhaven, projectId: townHall }
  const { link } = await answerOf(
    askAs<{ link: ProgressLink | null }>(server, mika, 'getProgressLink', asked),
  )
  const page = await pageAt(server, link!.code)
  expect([page.status, page.text.includes('Town hall')]).toEqual([200, true])
}

/**
 * Checks that Mika's personal settlement is still there; and that the server refuses a test message to the channel of Elmhaven, because
 * Discord had asked it to wait for decades. Mika owns Elmhaven, which `expectWorkingSettlements` has restored, so Mika may try the channel.
 */
export async function expectPersonalSettlement(server: RunningServer): Promise<void> {
  const { mika } = formerPeople(server)
  const own = await answerOf(askAs<ListedSettlement>(server, mika, 'openPersonalSettlement'))
  expect(own).toMatchObject({ id: '00000000-0000-4000-8000-0000000000a2', isPersonal: true })
  const tested = await askAs(server, mika, 'testWebhook', { settlementId: elmhaven })
  expect(tested).toMatchObject({ status: 429, body: { reason: 'webhook-waits' } })
}

/** Checks that the town hall is still shared with Rowan. */
export async function expectSharedProject(server: RunningServer): Promise<void> {
  const { rowan } = formerPeople(server)
  const shared = await answerOf(askAs<Collaboration[]>(server, rowan, 'getProjectCollaborations'))
  expect(shared.map(({ projectName }) => projectName)).toEqual(['Town hall (Shared)'])
}
