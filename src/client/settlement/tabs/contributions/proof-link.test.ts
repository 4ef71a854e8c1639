import { expect, test } from 'vitest'
import { proofLink } from './proof-link.ts'

test('CON-1: a proof becomes a link only where it is an http or https address', () => {
  expect(proofLink(' https://pictures.example/chest.png ')).toBe('https://pictures.example/chest.png')
  expect(proofLink('HTTP://pictures.example/1')).toBe('http://pictures.example/1')
  for (const proof of ['javascript:alert(1)', 'data:text/html,x', 'see the chest', '//pictures.example', ''])
    expect(proofLink(proof)).toBe(null)
})

test('S1: an address that looks as if it led elsewhere does not become a link', () => {
  const astray = [
    'https://pictures.example@evil.example/',
    'https://pictures.example:1@evil.example/',
    'https://pictures.example/\u202Egpj.exe',
    'https://pictures.exa\u200Bmple/',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
  ]
  for (const proof of astray) expect([proof, proofLink(proof)]).toEqual([proof, null])
})
