import { expect, test } from 'vitest'
import { createCodeGroups } from './code-groups.ts'

test('BEY-15: a build fails where the source file of a screen was renamed, instead of leaving that screen out of the code groups', () => {
  const groupOf = createCodeGroups()
  const getModuleInfo = (id: string) =>
    id.endsWith('tasks-tab.tsx') ? null : { importedIds: ['node_modules/react.js'] }
  expect(() => groupOf('any.ts', { getModuleInfo })).toThrow(
    /src\/client\/settlement\/tabs\/tasks\/tasks-tab\.tsx: it is not in the build/,
  )
})
