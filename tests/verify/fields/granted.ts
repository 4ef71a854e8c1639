/**
 * Columns that inputs of every operation may have as fields, since people decide them: ids by which they name what is there, and the
 * words and amounts of things. Any column that is neither here nor below is the server's, whatever a schema comes to take.
 */
const everywhere = new Set(
  `settlementId projectId taskId playerId storageId contributionId shareLinkId operationId itemId name title description note notes
  priority due quantity amount recipeIndex items itemsContributed materials proofOfWork`.split(/\s+/),
)

/** Columns that some operations may take, each with their names. */
const only: Readonly<Record<string, string>> = {
  // Fields of a person's own account.
  preferences: 'updateUser',
  username: 'updateUser',
  customDisplayName: 'updateUser',
  defaultSettlementId: 'updateUser',
  entries: 'createBuildList saveUserData',
  clientId: 'saveUserData',
  seq: 'saveUserData',
  until: 'readNotifications',
  isMuted: 'muteSettlement',
  // Fields of a settlement.
  autoAssignTasks: 'updateSettlement',
  lowStockThreshold: 'updateSettlement',
  enableNotifications: 'updateSettlement',
  requireContributionApproval: 'updateSettlement',
  maxAssigneesPerTask: 'updateSettlement',
  defaultTaskDeadlineDays: 'updateSettlement',
  events: 'setWebhook',
  digestHour: 'setWebhook',
  projectMessages: 'setWebhook',
  // The person or role that an operation is about; the matrix tries who may do that.
  userId:
    'updateSettlementCollaboration removeSettlementCollaborator transferSettlement linkPlayer shareProjectWith',
  inviteCode: 'useSettlementInviteLink',
  role: 'createSettlementInviteLink updateSettlementCollaboration',
  maxUses: 'createSettlementInviteLink',
  isActive: 'updatePlayer restorePlayer',
  // Fields of stock, projects and tasks.
  atLeast: 'setStandingOrder',
  ways: 'createProject addProjectItem setProjectWays',
  position: 'updateProject',
  status: 'updateProject updateTaskStatus',
  showsNames: 'makeProgressLink setProgressLink',
  reason: 'approveTaskContribution rejectTaskContribution',
  // The version of the catalogue by which the named recipes are numbered.
  catalogue:
    'createProject addProjectItem restoreProjectItem setProjectWays recordCraft createBuildList saveUserData',
  // Which one is meant: an entry of the history, a revision that was shown, a saved version.
  act: 'revertEntry',
  line: 'revertEntry',
  revision: 'approveTaskContribution approveTaskContributions rejectTaskContribution',
  version: 'moveCatalogue previewCatalogue restoreUserDataVersion',
  // What was taken away comes back as the browser still has it; an id that is taken is refused.
  id: 'createBuildList renameBuildList deleteBuildList endSession restorePlayer restoreProjectItem restoreStorage undoRegeneration',
  projects: 'restorePlayer',
  completed: 'undoRegeneration',
  completedAt: 'undoRegeneration',
  who: 'undoRegeneration',
  at: 'undoRegeneration',
  addedAt: 'restoreProjectItem',
  finished: 'restoreProjectItem',
  createdAt: 'undoRegeneration',
  generation: 'undoRegeneration',
  kind: 'undoRegeneration',
}

/** Whether an operation may take a field that is called like a column. */
export function isGranted(field: string, procedure: string): boolean {
  return everywhere.has(field) || (only[field]?.split(' ').includes(procedure) ?? false)
}
