import { beforeEach, describe, expect, test } from 'vitest'
import { emptySettlements, endOffer, type News, say, settlementsStore, unsay } from './settlement-store.ts'

const said = (text: string): News => ({ kind: 'done', text })
const offered = (text: string): News => ({ kind: 'quiet', text, way: { label: 'Undo', go: () => {} } })
const shown = () => {
  const { offer, news } = settlementsStore.getState()
  return [offer?.text, news?.text]
}

beforeEach(() => settlementsStore.setState(emptySettlements, true))

describe('BEY-6: an Undo can be pressed after other things were done', () => {
  test('a later message is shown beside the Undo, and can be taken away without it', () => {
    say(offered('"Dig" was deleted.'))
    const created = said('"Build" was created.')
    say(created)
    expect(shown()).toEqual(['"Dig" was deleted.', '"Build" was created.'])
    unsay(created)
    expect(shown()).toEqual(['"Dig" was deleted.', undefined])
  })

  test('a second Undo takes the place of the first, and the message between them goes', () => {
    say(offered('"Dig" was deleted.'))
    say(said('"Build" was created.'))
    say(offered('"Build" was deleted.'))
    expect(shown()).toEqual(['"Build" was deleted.', undefined])
  })

  test('the Undo of Dig goes once Dig was brought back from the list of deleted projects, but not where Build was', () => {
    say({ ...offered('"Dig" was deleted.'), about: 'dig' })
    endOffer('build')
    expect(shown()[0]).toBe('"Dig" was deleted.')
    endOffer('dig')
    expect(shown()[0]).toBeUndefined()
  })

  test('a message that goes by itself does not take a later message along', () => {
    const first = said('Sent.')
    say(first)
    say(said('Sent again.'))
    unsay(first)
    expect(shown()).toEqual([undefined, 'Sent again.'])
  })
})
