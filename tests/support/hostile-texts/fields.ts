/**
 * A text field, with the inputs of the API by which it is written, as `procedure.field`, of which one or two are tried (B15). A field
 * has no inputs if its text comes from a catalogue, is only put into a page or an address, or is written by another field's input.
 */
type Field = readonly [name: string, inputs: readonly string[]]

const ofSettlements = [
  ['settlement name', ['createSettlement.name', 'updateSettlement.name']],
  ['settlement description', ['createSettlement.description', 'updateSettlement.description']],
  ['project name', ['createProject.name', 'updateProject.name', 'startProjectFromTemplate.name']],
  ['project description', ['createProject.description', 'updateProject.description']],
  ['project notes', ['updateProject.notes']],
  ['project template name', ['createProjectTemplate.name']],
  ['project template description', ['createProjectTemplate.description']],
  ['assignment template name', ['createAssignmentTemplate.name']],
  ['assignment template description', ['createAssignmentTemplate.description']],
  ['task title', ['createTask.title', 'updateTask.title']],
  [
    'task description',
    ['createTask.description', 'updateTask.description', 'undoRegeneration.tasks.description'],
  ],
  ['task notes', ['updateTask.notes', 'undoRegeneration.tasks.notes']],
  ['player name', ['addPlayer.name', 'updatePlayer.name', 'restorePlayer.player.name']],
  ['place name', ['addStorage.name', 'renameStorage.name', 'restoreStorage.storage.name']],
  ['stock note', ['addItemsToInventory.note', 'takeFromInventory.note']],
  ['delivery notes', ['createTaskContribution.notes', 'updateTaskContribution.notes']],
  ['delivery proof', ['createTaskContribution.proofOfWork', 'updateTaskContribution.proofOfWork']],
  ['review reason', ['rejectTaskContribution.reason', 'approveTaskContribution.reason']],
  ['item name', []],
] as const satisfies readonly Field[]

/** The fields of a shared project: what a collaborator writes, and the reason that they are told. */
const ofSharing = [
  ['shared delivery notes', ['deliverToSharedProject.notes']],
  ['shared delivery proof', ['deliverToSharedProject.proofOfWork']],
  ['shared review reason', []],
] as const satisfies readonly Field[]

/** The fields of a player; those of a catalogue, which whoever runs a server has; and those that are only typed into a page. */
const ofPlayers = [
  ['build list name', ['createBuildList.name', 'renameBuildList.name']],
  ['nickname', ['updateUser.username']],
  ['display name', ['updateUser.customDisplayName']],
  ['time zone', ['updateUser.preferences.timeZone']],
  ['webhook address', ['setWebhook.address']],
  ['item tag', []],
  ['recipe name', []],
  ['station name', []],
  ['skill name', []],
  ['tool name', []],
  ['source name', []],
  ['source verb', []],
  ['catalogue search', []],
  ['command palette', []],
  ['pasted list', []],
  ['imported file', []],
  ['link of a plan', []],
  ['path of a page', []],
  ['open task in an address', []],
  ['open item in an address', []],
  ['invitation in an address', []],
  ['progress code in an address', []],
] as const satisfies readonly Field[]

const all = [...ofSettlements, ...ofSharing, ...ofPlayers]
export type HostileField = (typeof all)[number][0]

export const fieldsOfSettlements: readonly HostileField[] = ofSettlements.map(([name]) => name)
export const fieldsOfSharing: readonly HostileField[] = ofSharing.map(([name]) => name)
export const fieldsOfPlayers: readonly HostileField[] = ofPlayers.map(([name]) => name)
export const hostileFields: readonly HostileField[] = all.map(([name]) => name)
export const inputsOfFields: readonly string[] = all.flatMap(([, inputs]) => inputs)
