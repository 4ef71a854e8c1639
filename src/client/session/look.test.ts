import { expect, test } from 'vitest'
import { agreeOnLook, type Look } from './look.ts'

/** The default look, which a new account has. */
const light: Look = { theme: 'light', layout: 'modern' }
const dark: Look = { theme: 'dark', layout: 'modern' }
const classic: Look = { theme: 'light', layout: 'classic' }

test('SYS-8: a new account gets the look of the browser it is first used in', () => {
  expect(agreeOnLook({ here: dark, account: light, agreed: null })).toEqual(dark)
})

test('SYS-8: a new browser gets the look of the account', () => {
  expect(agreeOnLook({ here: light, account: dark, agreed: null })).toEqual(dark)
  expect(agreeOnLook({ here: classic, account: dark, agreed: null })).toEqual(dark)
})

test('SYS-8: a look chosen on another device arrives here', () => {
  expect(agreeOnLook({ here: light, account: dark, agreed: light })).toEqual(dark)
})

test('SYS-8: a look chosen here offline is not undone by the account', () => {
  expect(agreeOnLook({ here: dark, account: light, agreed: light })).toEqual(dark)
})

test('SYS-8: a theme chosen here and a layout chosen there are both kept', () => {
  expect(agreeOnLook({ here: dark, account: classic, agreed: light })).toEqual({
    theme: 'dark',
    layout: 'classic',
  })
})
