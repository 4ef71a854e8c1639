import type { DeletedSettlement } from '#contract/deleted-settlements'
import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatDate, formatRecent, formatTime } from './format.ts'
import { notYours } from './not-yours.ts'

/** The settlement page of a signed-in user (SET-1 to SET-7); texts of the specification are kept word for word (SYS-9). */
export const settlementPageText = {
  tabs: {
    label: 'Parts of the settlement',
    'my-tasks': 'My tasks',
    overview: 'Overview',
    settlements: 'Settlements',
    projects: 'Projects',
    tasks: 'Tasks',
    assignments: 'Assignments',
    contributions: 'Contributions',
    inventory: 'Inventory',
    users: 'Users',
    debug: 'Debug',
    more: 'More',
  },
  loading: 'Loading...',
  loadingTasks: 'Loading tasks...',
  failed: 'Failed to load settlement data',
  failedProjects: 'Failed to load projects',
  failedHint: 'The server did not answer. Nothing of yours is lost.',
  retry: 'Retry',
  gameData: {
    loading: 'Loading the game data…',
    failed: 'The game data could not be loaded',
    failedHint:
      'The settlement counts with a version of the game data that is not on this device. Nothing of yours is lost.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    hint: 'No settlement is stored on this device. The connection is tried again automatically.',
  },
  unavailable: 'User or settlement not available',
  notDone: 'What you submitted was not done',
  notRemembered: 'It is open here, but could not be remembered as your first settlement.',
  left: {
    removed: (name: string) => `You are no longer a member of "${name}".`,
    deleted: (name: string) => `"${name}" was deleted.`,
  },
  dismiss: 'Dismiss',
  crowdedOut:
    'You have this open in too many places, so this one is not live. What others change is shown when you come back to this window.',
  notLive: 'No live connection. What others change will be shown when it is back.',
  goTo: (part: string) => `Go to the settlement’s ${part}`,
  /** The no-break spaces let a line end only between two of its parts. */
  membership: (role: string, members: number, here: number) =>
    `${role} · ${plural(members, 'member', 'members')} · ${formatNumber(here)}\u00a0here\u00a0now`,
  none: {
    title: 'You are in no settlement yet',
    hint: 'Create one for your group, join one with the code somebody gave you, or plan alone in your own.',
  },
  create: 'Create Settlement',
  join: 'Join Settlement',
  invite: 'Invite User',
  settingsOf: 'Settings of the settlement',
  dataOf: 'Game data and export of the settlement',
  seenAs: (name: string) => `Others see you as "${name}".`,
  chooseName: 'Choose a name',
  remove: { ask: 'Remove', question: 'Really remove?', yes: 'Yes, remove', no: 'Cancel' },
  overview: {
    counts: 'Counts',
    settlements: 'Settlements',
    projects: 'Projects',
    tasks: 'Tasks',
    manageProjects: 'Manage Projects',
    viewInventory: 'View Inventory',
    hereNow: 'Here now',
    alone: 'Only you.',
    allMembers: (count: number) => `All members (${formatNumber(count)})`,
  },
  list: {
    title: 'Settlements',
    facts: (members: number, createdAt: string) =>
      `${plural(members, 'member', 'members')} · created ${formatTime(createdAt)}`,
    select: 'Select',
    selected: 'Selected',
    more: 'More of',
    rename: 'Rename',
    settings: 'Settings',
    data: 'Data',
    transfer: 'Transfer ownership',
    leave: { ask: 'Leave', question: 'Leave this settlement?', yes: 'Yes, leave', no: 'Cancel' },
    delete: 'Delete',
    of: (action: string, name: string) => `${action} ${name}`,
    left: (name: string) => `You have left "${name}".`,
    leaveFailed: 'Failed to leave settlement',
    restored: (name: string) => `"${name}" is back.`,
    restoreFailed: 'Failed to restore settlement',
    deletedTitle: 'Deleted settlements',
    deletedFacts: ({ deletedAt, goneAt, members, projects }: DeletedSettlement) =>
      `${plural(members, 'member', 'members')}, ${plural(projects, 'project', 'projects')} · deleted ${formatTime(deletedAt)} · can be restored until ${formatTime(goneAt)}`,
    restore: 'Restore',
    ownerOnly: 'Only the owner can do this.',
    notYours,
  },
  users: {
    title: 'Users',
    members: 'Members',
    found: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
    nobodyFound: 'No member is called so.',
    search: { field: 'Search members', title: 'By name or role', clear: 'Clear the search' },
    order: 'Order of members',
    orders: { joined: 'As they joined', name: 'By name', role: 'By role', active: 'Active last' },
    you: 'you',
    owner: 'Owner',
    here: 'here now',
    joined: (at: string) => `joined ${dayOr(at)}`,
    lastActive: (at: string | undefined) => `last active ${timeOr(at)}`,
    roleOf: (name: string) => `Role of ${name}`,
    ownerRole: 'The owner has every right; ownership can be transferred.',
    onlyOwner: 'Only the owner changes roles.',
    join: 'Join',
    rename: 'Rename',
    delete: 'Delete',
    more: 'More of the settlement',
    cleanup: 'Cleanup',
    cleanupTitle: 'Unlinks players from members who left, and ends invitations that are expired or used up.',
    cleanedUp: 'Duplicates and expired codes were removed.',
    nothingToCleanUp: 'Duplicates and expired codes were removed: there were none.',
    cleanupFailed: (reason: string) => `Failed to cleanup duplicates: ${reason}`,
    profileSettings: 'Profile Settings',
    changeRoleFailed: 'Failed to change role',
    removeFailed: (reason: string) => `Failed to remove member: ${reason}`,
    removedMember: (name: string) =>
      `"${name}" is no member any more. Only an invitation brings somebody back.`,
    inviteAgain: 'Invite again',
    invalidMember: 'Invalid member ID - cannot remove member',
  },
  invites: {
    title: 'Invitations',
    none: 'No invitations yet.',
    failed: 'The invitations could not be loaded.',
    facts: (uses: number, most: number, expiresAt: string) =>
      `${most > 0 ? `used ${formatNumber(uses)} of ${formatNumber(most)}` : `used ${plural(uses, 'time', 'times')}, no limit`} · until ${formatTime(expiresAt)}`,
    by: (name: string) => `by ${name}`,
    code: (end: string) => `…${end}`,
    over: 'no longer valid',
    revoke: 'Revoke',
    revokeOne: (end: string) => `Revoke the invitation ending in ${end}`,
    all: { ask: 'Revoke all', question: 'End every invitation?', yes: 'Yes, revoke all', no: 'Cancel' },
    revoked: (count: number) => `${plural(count, 'invitation', 'invitations')} revoked.`,
    revokeFailed: 'Failed to revoke invitation',
  },
  players: {
    title: 'Players without an account',
    hint: 'People who play along but do not sign in. They can be given tasks, and be linked to a member later.',
    none: 'Nobody yet.',
    name: 'Name of the player',
    nameEmpty: 'Please give the player a name.',
    add: 'Add player',
    facts: (dateAdded: string) => `added ${formatTime(dateAdded)}`,
    noAccount: 'no account',
    inactive: 'inactive',
    rename: 'Rename',
    newName: 'New name',
    save: 'Save',
    cancel: 'Cancel',
    setInactive: 'Set inactive',
    setActive: 'Set active',
    link: (name: string) => `Which member ${name} is`,
    linkNone: 'no member',
    of: (action: string, name: string) => `${action} ${name}`,
    addFailed: 'Failed to add player',
    changeFailed: 'Failed to change player',
    removeFailed: 'Failed to remove player',
    removed: (name: string) => `"${name}" was removed, also from tasks and projects.`,
    undo: 'Undo',
    restored: (name: string) => `"${name}" is back.`,
    restoreFailed: 'The player could not be brought back',
    notYours: 'Your role can only view.',
  },
  toCalculator: 'Open the calculator',
} as const

/** The day of a past time; as `timeOr` where there is none. */
function dayOr(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? timeOr(iso) : formatDate(iso)
}

/** A past time; 'Never' where it is absent, 'Unknown' where it cannot be parsed (SYS-9). */
export function timeOr(iso: string | undefined): string {
  if (!iso) return 'Never'
  return Number.isNaN(Date.parse(iso)) ? 'Unknown' : formatRecent(iso)
}
