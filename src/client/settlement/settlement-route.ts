import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location'
import { routePath } from '../state/route.ts'

export const settlementTabs = [
  'my-tasks',
  'overview',
  'settlements',
  'projects',
  'tasks',
  'assignments',
  'contributions',
  'inventory',
  'users',
  'debug',
] as const
/** A part of the settlement page; each has its own address, so that a reload and Back keep it (SET-1). */
export type SettlementTab = (typeof settlementTabs)[number]

const sharedPath = `${routePath.settlement}/shared`
const joinPath = `${routePath.settlement}/join`

export function useSettlementTab(): SettlementTab {
  return tabAt(usePathname())
}

/** The part of the page at an address. */
export function tabAt(path: string): SettlementTab {
  const isIn = (part: string) => path === part || path.startsWith(`${part}/`)
  if (isIn(sharedPath)) return 'projects'
  return settlementTabs.find((tab) => tab !== 'overview' && isIn(pathOf(tab))) ?? 'overview'
}

/** What the inventory shows: the stock, standing orders, its history, or how it is counted; each has its own address (INV-1). */
type InventoryPage = 'stock' | 'orders' | 'history' | 'counting'

export function useInventoryPage(): InventoryPage {
  const path = usePathname()
  return (
    (['orders', 'history', 'counting'] as const).find((page) => path === pathOfInventory(page)) ?? 'stock'
  )
}

function pathOfInventory(page: InventoryPage): string {
  return page === 'stock' ? pathOf('inventory') : `${pathOf('inventory')}/${page}`
}

/** @param query narrows the history, such as to one item */
export function showInventory(page: InventoryPage, query: Readonly<Record<string, string>> = {}): void {
  const search = new URLSearchParams(query).toString()
  navigate(`${pathOfInventory(page)}${search && `?${search}`}`)
}

export function pathOf(tab: SettlementTab): string {
  return tab === 'overview' ? routePath.settlement : `${routePath.settlement}/${tab}`
}

/** The project whose own page is open; null for the list of all (PRJ-1). */
export function useOpenProject(): string | null {
  return projectAt(usePathname())
}

/** The project whose own page has that address. */
export function projectAt(path: string): string | null {
  return idBelow(pathOf('projects'), path)
}

export function pathOfProject(projectId: string): string {
  return `${pathOf('projects')}/${encodeURIComponent(projectId)}`
}

export function showProject(projectId: string): void {
  show(pathOfProject(projectId))
}

/** The shared project whose page is open; null anywhere else. */
export function useOpenShared(): string | null {
  return sharedAt(usePathname())
}

/** The shared project whose page has that address. */
export function sharedAt(path: string): string | null {
  return idBelow(sharedPath, path)
}

export function pathOfShared(collaborationId: string): string {
  return `${sharedPath}/${encodeURIComponent(collaborationId)}`
}

export function showShared(collaborationId: string): void {
  show(pathOfShared(collaborationId))
}

export function showSettlementTab(tab: SettlementTab): void {
  show(pathOf(tab))
}

/** Opens a task in the list of all. */
export function showTask(taskId: string): void {
  navigate(`${pathOf('tasks')}?${new URLSearchParams({ task: taskId })}`)
}

/** Opens a contribution among those that wait for review, were approved or rejected. */
export function showContribution(contribution: string, view: 'pending' | 'approved' | 'rejected'): void {
  const shown = view === 'pending' ? {} : { view }
  navigate(`${pathOf('contributions')}?${new URLSearchParams({ ...shown, contribution })}`)
}

/** The link of an invitation; the code is in the fragment, which browsers do not send to the server. */
export function inviteLinkOf(code: string): string {
  return `${location.origin}${joinPath}#${code}`
}

/** The link that shares a project; its code is in the fragment, as that of an invitation. */
export function shareLinkOf(code: string): string {
  return `${location.origin}${sharedPath}#${code}`
}

/** The code of a share link in the address; null where the address is no share link. */
export function useSharedCode(): string | null {
  return useCodeAt(sharedPath)
}

/** The address of the page on which anybody sees how far a project is, by the code of its progress link (BEY-16). */
export function progressPageOf(code: string): string {
  return `${location.origin}/p/${code}`
}

/** The code of an invitation in the address; null where the address is no invitation. */
export function useInvitedCode(): string | null {
  return useCodeAt(joinPath)
}

/** Leaves the address of an invitation or a share link, so that neither Back nor a reload opens the dialog again. */
export function leaveLink(code: string): void {
  if (isLinkOpen(code)) navigate(routePath.settlement, { replace: true })
}

/** Whether the address is the link of an invitation or a shared project with that code. */
export function isLinkOpen(code: string): boolean {
  return [joinPath, sharedPath].some((path) => codeAt(path) === code)
}

/** A page that is open already is not entered into the history again. */
function show(path: string): void {
  if (location.pathname !== path) navigate(path)
}

function idBelow(path: string, open: string): string | null {
  const before = `${path}/`
  return (open.startsWith(before) && decoded(open.slice(before.length))) || null
}

function useCodeAt(path: string): string | null {
  return useLocationProperty(() => codeAt(path))
}

function codeAt(path: string): string | null {
  return location.pathname === path ? decoded(location.hash.slice(1)) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
