/** Limits of a settlement (S6), published in docs/operations.md. */
export const settlementLimits = {
  nameLength: 80,
  descriptionLength: 2_000,
  ownedSettlements: 50,
  /** Owned settlements, including deleted ones that can still be restored. */
  ownedWithDeleted: 100,
  /** Settlements a user can belong to. Limited, because a new name is announced in each of them. */
  memberships: 100,
  members: 200,
  liveInvites: 50,
  players: 200,
  /** Days in which the owner can restore a deleted settlement (SET-2). */
  restoreDays: 30,
} as const

/** Limits of an assignment template (TSK-4). */
export const templateLimits = {
  tasksPerPlayer: { least: 1, usual: 3, most: 10 },
  /** How many players a template without preferred ones goes to (TSK-4). */
  leastLoaded: 3,
} as const

/** Limits of an invite link (SET-3). */
export const inviteLimits = {
  /** Uses of a link that is not for admins; 0 means unlimited. */
  mostUses: 10_000,
  adminUses: { least: 1, most: 5 },
  days: { least: 1, usual: 7, most: 365 },
  adminDays: 7,
} as const

/** Limits of sharing projects with people outside their settlement. */
export const sharingLimits = {
  /** Collaborators of a project. */
  collaborators: 50,
  /** Projects that are shared with one person. */
  sharedWithOne: 20,
  /** Fellow members found at once. */
  fellowsFound: 20,
  /** Own deliveries that a collaborator sees of a project: what waits first, then the newest. */
  deliveriesShown: 20,
  /** Deliveries of one collaborator to a project that wait for review; all of them are shown, so that each can be taken back. */
  deliveriesWaiting: 20,
} as const

/** Limits of a settlement's stock, projects and tasks, looked at when somebody adds; tasks that follow from an act may go beyond. */
export const ledgerLimits = {
  /** Projects that are neither archived nor deleted. */
  projects: 200,
  itemsOfProject: 200,
  waysOfProject: 1_000,
  /** Tasks that are neither completed nor deleted. */
  openTasks: 20_000,
  /** Tasks that come back with a removed player. */
  tasksOfPlayer: 5_000,
  /** Tasks of a project that come back after they were regenerated. */
  formerTasks: 500,
  storages: 1_000,
  /** Kinds of items that come back with a removed place. */
  itemsOfStorage: 10_000,
  standingOrders: 200,
  /** Templates of each kind; as many deleted ones are kept beside. */
  templates: 50,
  /** Contributions that wait for review. */
  pendingContributions: 500,
  /** Items of one contribution, and materials used for it. */
  contributedItems: 20,
  /** The largest amount that somebody may enter. */
  amount: 1_000_000_000,
  /** Pieces of one item in stock. */
  stock: 1_000_000_000_000,
  /** Items that one act adds. */
  lines: 500,
  nameLength: 80,
  titleLength: 200,
  textLength: 2_000,
  proofLength: 500,
  /** Days in which a deleted project or template can be restored. */
  restoreDays: 30,
} as const
