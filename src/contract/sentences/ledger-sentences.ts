import type { ProjectFacts } from '#domain/settlement/acts/project-facts'
import type { StandingOrderFacts } from '#domain/settlement/acts/standing-orders'
import type { StockFacts } from '#domain/settlement/acts/stock-facts'
import type { StorageFacts } from '#domain/settlement/acts/storages'
import type { TaskFacts } from '#domain/settlement/acts/task-facts'
import type { ProjectStatus, TaskStatus } from '#domain/settlement/ledger-rows'
import type { TemplateFacts } from '#domain/settlement/template'
import { amountOf, andOthers, type SentencesOf } from './log-words.ts'
import { formatNumber, plural } from './numbers.ts'

type Kinds = keyof (StockFacts & StorageFacts & StandingOrderFacts & ProjectFacts & TemplateFacts & TaskFacts)

const statusNames: Readonly<Record<ProjectStatus | TaskStatus, string>> = {
  not_started: 'not started',
  pending: 'pending',
  in_progress: 'in progress',
  completed: 'completed',
}

/** Sentences about stock, projects and tasks, to follow the name of who did it. */
export const ledgerSentences: SentencesOf<Kinds> = {
  'stock.added': ({ others, project, ...of }) =>
    `added ${amountOf(of)}${andOthers(others)}${project === undefined ? '' : ` for ${project}`}`,
  'stock.counted': ({ item, amount, former, others = 0 }) =>
    `set ${item} to ${formatNumber(amount)}, formerly ${formatNumber(former)}${andOthers(others)}`,
  'stock.taken': (of) => `took ${amountOf(of)}`,
  'stock.removed': (of) => `removed ${amountOf(of)} from the list`,
  'stock.placed': ({ item, storage }) =>
    storage === null ? `took ${item} out of its storage place` : `put ${item} into ${storage}`,
  'stock.keptBack': (of) => `kept ${amountOf(of)} back`,
  'stock.released': (of) => `set ${amountOf(of)} free`,
  'stock.crafted': ({ crafts, ...of }) =>
    `recorded ${plural(crafts, 'craft', 'crafts')} that gave ${amountOf(of)}`,
  'stock.built': ({ action, ...of }) => `${action === 'build' ? 'built' : 'researched'} ${amountOf(of)}`,
  'stock.handedOver': ({ from, to, ...of }) => `handed ${amountOf(of)} over from ${from} to ${to}`,
  'stock.handedOut': ({ from, ...of }) => `took ${amountOf(of)} that ${from} held`,
  'stock.keptFrom': ({ from, ...of }) => `kept ${amountOf(of)} back that ${from} held`,
  'stock.reverted': ({ item, amount }) =>
    `took back an entry: ${formatNumber(Math.abs(amount))} ${item} ${amount > 0 ? 'that came' : 'that went'}`,
  'order.set': ({ item, amount }) => `ordered that at least ${formatNumber(amount)} ${item} be in the stock`,
  'order.ended': ({ item }) => `ended the standing order for ${item}`,
  'storage.added': ({ storage }) => `added the storage place ${storage}`,
  'storage.renamed': ({ storage, former }) => `renamed the storage place ${former} to ${storage}`,
  'storage.removed': ({ storage }) => `removed the storage place ${storage}`,
  'project.created': ({ project }) => `created the project ${project}`,
  'project.started': ({ project, template }) =>
    project === template
      ? `started the project ${project} from its template`
      : `started the project ${project} from the template ${template}`,
  'project.renamed': ({ project, former }) => `renamed the project ${former} to ${project}`,
  'project.described': ({ project }) => `changed the description or notes of ${project}`,
  'project.status': ({ project, status }) => `set ${project} to ${statusNames[status]}`,
  'project.priority': ({ project, priority }) => `gave ${project} ${priority} priority`,
  'project.moved': ({ project }) => `changed when ${project} is served`,
  'project.itemAdded': ({ project, ...of }) => `added ${amountOf(of)} to ${project}`,
  'project.itemChanged': ({ project, item, amount, former }) =>
    `changed ${item} of ${project} to ${formatNumber(amount)}, formerly ${formatNumber(former)}`,
  'project.itemRemoved': ({ project, ...of }) => `removed ${amountOf(of)} from ${project}`,
  'project.players': ({ project }) => `changed who takes part in ${project}`,
  'project.ways': ({ project }) => `changed how items of ${project} are obtained`,
  'project.regenerated': ({ project }) => `regenerated the tasks of ${project}`,
  'project.regenerationUndone': ({ project }) => `brought the former tasks of ${project} back`,
  'project.archived': ({ project, used }) =>
    used ? `archived ${project}; its stock was used` : `archived ${project}; its stock stays`,
  'project.unarchived': ({ project }) => `brought ${project} back from the archive`,
  'project.deleted': ({ project }) => `deleted the project ${project}`,
  'project.allDeleted': ({ projects }) => `deleted all projects (${projects})`,
  'project.restored': ({ project }) => `restored the project ${project}`,
  'template.saved': ({ template, kind }) =>
    `saved the ${kind === 'project' ? 'project template' : 'assignment template'} ${template}`,
  'template.deleted': ({ template }) => `deleted the template ${template}`,
  'template.restored': ({ template }) => `restored the template ${template}`,
  'task.created': ({ task }) => `created the task ${task}`,
  'task.edited': ({ task }) => `edited the task ${task}`,
  'task.status': ({ task, status }) => `set the task ${task} to ${statusNames[status]}`,
  'task.progress': ({ task, amount }) => `added ${formatNumber(amount)} for the task ${task}`,
  'task.deleted': ({ task }) => `deleted the task ${task}`,
  'task.restored': ({ task }) => `restored the task ${task}`,
  'task.assigned': ({ task, member, player, others }, nameOf) =>
    `assigned the task ${task} to ${player ?? nameOf(member)}${others > 0 ? ` and ${plural(others, 'other', 'others')}` : ''}`,
  'task.unassigned': ({ task }) => `took everybody off the task ${task}`,
  'task.claimed': ({ task }) => `took the task ${task}`,
  'task.unclaimed': ({ task }) => `gave the task ${task} back`,
  'tasks.assigned': ({ tasks }) => `assigned ${plural(tasks, 'task', 'tasks')}`,
}
