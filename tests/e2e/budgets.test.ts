import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedApp } from '../support/app-server.ts'

const app = sharedApp()
const kibibyte = 1024
/** Compresses without blocking: a busy machine takes seconds for it, in which nobody would hear that the server closes a connection. */
const compressed = promisify(brotliCompress)

/** Size on the wire of everything the page asks for before it runs, by the ending of its name. */
async function firstLoad(ending: string): Promise<number> {
  const html = await (await fetch(app().url)).text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, address]) => address ?? [])
  return sizeOf(addresses.filter((address) => address.endsWith(ending)))
}

async function sizeOf(addresses: readonly string[]): Promise<number> {
  expect(addresses.length).toBeGreaterThan(0)
  const answers = await Promise.all(addresses.map((address) => fetch(`${app().url}${address}`)))
  for (const { headers } of answers) expect(headers.get('content-type')).toMatch(/javascript|css/)
  const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  const sent = await Promise.all(files.map((file) => compressed(file)))
  return sent.reduce((sum, file) => sum + file.byteLength, 0)
}

test('Decision 12: the first load holds at most 112 KiB of scripts and 12 KiB of styles', async () => {
  expect(await firstLoad('.js')).toBeLessThan(112 * kibibyte)
  expect(await firstLoad('.css')).toBeLessThan(12 * kibibyte)
})

test('Decision 12: the page names the files of a settlement’s page, which adds at most 70 KiB', async () => {
  const html = await (await fetch(app().url)).text()
  const files = /<meta name="settlement-code" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? []
  expect(await sizeOf(files)).toBeLessThan(70 * kibibyte)
})

test('S9: nothing in the page is inline, so that the policy can forbid it', async () => {
  const html = await (await fetch(app().url)).text()
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
})
