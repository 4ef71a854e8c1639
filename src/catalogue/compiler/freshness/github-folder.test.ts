import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGitHubFolder } from './github-folder.ts'

const raw = 'https://raw.githubusercontent.com/BitCraftToolBox/BitCraft_GameData'
const asked: string[] = []
let broken = false
const server = createServer(({ url = '' }, response) => {
  asked.push(decodeURIComponent(url))
  if (broken) response.writeHead(403).end('{"message":"rate limit"}')
  else if (url.includes('/commits'))
    response.end('[{"commit":{"committer":{"date":"2026-05-21T09:30:00Z"}}}]')
  else response.end('[{"name":"item_desc.json"},{"name":"item_desc_v2.json"}]')
})
let api = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

test('BEY-14: a raw address of GitHub has the day of the last change of its folder, and its files', async () => {
  expect(await readGitHubFolder(`${raw}/refs/heads/cereal/cs/static/`, api)).toEqual({
    date: '2026-05-21',
    files: ['item_desc.json', 'item_desc_v2.json'],
  })
  expect(asked.sort()).toEqual([
    '/repos/BitCraftToolBox/BitCraft_GameData/commits?sha=cereal/cs&path=static&per_page=1',
    '/repos/BitCraftToolBox/BitCraft_GameData/contents/static?ref=cereal/cs',
  ])
})

test('BEY-14: where GitHub does not answer, the day is unknown; other addresses are not asked about', async () => {
  broken = true
  expect(await readGitHubFolder(`${raw}/main/static`, api)).toEqual({ date: '', files: [] })
  expect(await readGitHubFolder('https://example.org/tables', api)).toBeNull()
  // Nothing answers at port 9.
  expect(await readGitHubFolder(`${raw}/main/static`, 'http://127.0.0.1:9')).toEqual({ date: '', files: [] })
})
