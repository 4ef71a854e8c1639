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
  test('a later message stands beside it, and goes without it', () => {
    say(offered('"Dig" was deleted.'))
    const created = said('"Build" was created.')
    say(created)
    expect(shown()).toEqual(['"Dig" was deleted.', '"Build" was created.'])
    unsay(created)
    expect(shown()).toEqual(['"Dig" was deleted.', undefined])
  })

  test('the next Undo takes its place, and the message before it goes', () => {
    say(offered('"Dig" was deleted.'))
    say(said('"Build" was created.'))
    say(offered('"Build" was deleted.'))
    expect(shown()).toEqual(['"Build" was deleted.', undefined])
  })

  test('what was brought back from the list of deleted things is not offered any more, another thing still is', () => {
    say({ ...offered('"Dig" was deleted.'), about: 'dig' })
    endOffer('build')
    expect(shown()[0]).toBe('"Dig" was deleted.')
    endOffer('dig')
    expect(shown()[0]).toBeUndefined()
  })

  test('what goes by itself takes no later message along', () => {
    const first = said('Sent.')
    say(first)
    say(said('Sent again.'))
    unsay(first)
    expect(shown()).toEqual([undefined, 'Sent again.'])
  })
})
