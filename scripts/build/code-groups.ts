import { resolve } from 'node:path'
import { normalizePath } from 'vite'

type FindImports = (id: string) => { readonly importedIds: readonly string[] } | null
type Modules = ReadonlySet<string>

const client = (path: string) => normalizePath(resolve('src/client', path))
const part = (tab: string) => client(`settlement/tabs/${tab}.tsx`)

const page = client('settlement/page/settlement-page.tsx')
const parts = [
  part('tasks/tasks-tab'),
  part('project/project-page'),
  part('my-tasks/my-tasks-tab'),
  part('projects/projects-tab'),
  part('inventory/inventory-tab'),
  part('assignments/assignments-tab'),
  part('contributions/contributions-tab'),
] as const
const [tasks, project] = parts

/** A module that so many parts of the settlement page need comes with the first part that is opened. */
const manyParts = 3

/**
 * Gives a function that names the group of a module, or null where the bundler chooses; each group becomes one file. A group needs only
 * groups before it in the list of `findGroups`, so that no file brings another that the screen can do without. The bundler would make
 * a file for every set of screens that share something:
 * a settlement's list of tasks came in sixty, of which a phone fetches six at a time, each after a round trip.
 * @throws where a file that a group is found from is not in the build, such as after it was renamed
 */
export function createCodeGroups(): (id: string, context: { getModuleInfo: FindImports }) => string | null {
  let groups: ReadonlyMap<string, Modules> | null = null
  return (id, context) => {
    groups ??= findGroups((...from) => reached(from, (one) => context.getModuleInfo(one)))
    // The first load is a group only so that no later one takes its modules: the bundler leaves them with the entry by itself.
    for (const [name, modules] of groups) if (modules.has(id)) return name === firstLoad ? null : name
    return null
  }
}

const firstLoad = 'first load'

/** The groups in the order in which they are fetched; a module belongs to the first that has it. */
function findGroups(reach: (...from: string[]) => Modules): ReadonlyMap<string, Modules> {
  const ofPage = reach(page)
  const ofSession = reach(client('session/session.ts'))
  const ofPlan = reach(client('plan/materials/summary-tab.tsx'))
  const ofSaver = reach(client('saving/account-saver.ts'))
  const ofBell = reach(client('notifications/bell.tsx'))
  const ofParts = parts.map((one) => reach(one))
  const ofAnyPart = new Set(ofParts.flatMap((modules) => [...modules]))
  const ofMany = [...ofAnyPart].filter(
    (id) => ofParts.filter((modules) => modules.has(id)).length >= manyParts,
  )
  return new Map([
    [firstLoad, reach(client('main.tsx'))],
    ['means', both(ofSession, ofPlan)],
    ['account', new Set([...ofSession, ...both(ofPage, ofSaver)])],
    ['settlement-rows', both(ofPage, ofBell)],
    ['settlement', ofPage],
    ['plan-parts', both(ofPlan, ofAnyPart)],
    ['settlement-parts', new Set(ofMany)],
    ['task-rows', both(reach(tasks), reach(project))],
  ])
}

function both(one: Modules, other: Modules): Modules {
  return new Set([...one].filter((id) => other.has(id)))
}

function reached(from: readonly string[], getModuleInfo: FindImports): Modules {
  const found = new Set<string>()
  const missing = from.find((id) => !getModuleInfo(id))
  if (missing !== undefined) throw new Error(`No group can be found from ${missing}: it is not in the build.`)
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
