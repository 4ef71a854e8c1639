import { expect, test } from 'vitest'
import { clientIdFor } from './client-id-for.ts'
import { newQueue } from './queue-record.ts'

const of = { userId: 'cleo', settlementName: '' }

test('I11, SET-9: all settlements have one client id; each shared project has its own, since several may be of one settlement', () => {
  const riverside = newQueue({ ...of, settlementId: 'riverside', clientId: 'phone' })
  const hall = newQueue({ ...of, settlementId: 'hall', clientId: 'of the hall', isOfSharedProject: true })
  const another = () => 'another'
  expect(clientIdFor({}, [], another)).toBe('another')
  expect(clientIdFor({}, [hall, riverside], another)).toBe('phone')
  expect(clientIdFor({}, [hall], another)).toBe('another')
  expect(clientIdFor({ isOfSharedProject: true }, [hall, riverside], another)).toBe('another')
})
