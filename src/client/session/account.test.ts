import { expect, test, vi } from 'vitest'

test('AUTH-3: signing out also does work that other work adds, and each piece once', async () => {
  // The module reads who was signed in last when it is first imported.
  vi.stubGlobal('localStorage', undefined)
  const { beforeSignOut, doWorkBeforeSignOut } = await import('./account.ts')
  const done: string[] = []
  const remove: (() => void)[] = []
  const add = (name: string, more: () => void = () => {}) =>
    remove.push(
      beforeSignOut(async () => {
        await Promise.resolve()
        done.push(name)
        more()
      }),
    )
  add('begin to save', () => add('save', () => add('send acts')))
  add('tools and levels')
  await doWorkBeforeSignOut()
  expect(done.toSorted()).toEqual(['begin to save', 'save', 'send acts', 'tools and levels'])
  for (const end of remove) end()
  vi.unstubAllGlobals()
})
