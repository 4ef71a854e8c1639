import { expect, test } from 'vitest'
import { createCodeGroups } from './code-groups.ts'

test('BEY-15: a build fails in which the file of a screen was renamed, instead of leaving the screen without its file', () => {
  const groupOf = createCodeGroups()
  const getModuleInfo = (id: string) =>
    id.endsWith('tasks-tab.tsx') ? null : { importedIds: ['node_modules/react.js'] }
  expect(() => groupOf('any.ts', { getModuleInfo })).toThrow(
    /src\/client\/settlement\/tabs\/tasks\/tasks-tab\.tsx: it is not in the build/,
  )
})
