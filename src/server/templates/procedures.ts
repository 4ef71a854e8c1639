import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { now } from '../configuration/clock.ts'
import * as templates from './commands.ts'
import { deleteTemplate, restoreTemplate } from './delete-commands.ts'
import { listAssignmentTemplates, listProjectTemplates } from './queries.ts'

const getAssignmentTemplates = inSettlement('template.own').getAssignmentTemplates.handler(
  ({ context: { database, permit } }) => listAssignmentTemplates(database, permit, now()),
)

const createAssignmentTemplate = inSettlement('template.own').createAssignmentTemplate.handler(
  ({ input, context }) =>
    changeSettlement(context, (tx, permit, at) => templates.createAssignmentTemplate(tx, permit, input, at)),
)

const getProjectTemplates = inSettlement('project.template').getProjectTemplates.handler(
  ({ context: { database, permit } }) => listProjectTemplates(database, permit, now()),
)

const createProjectTemplate = inSettlement('project.template').createProjectTemplate.handler(
  ({ input, context }) =>
    changeSettlement(context, (tx, permit, at) => templates.createProjectTemplate(tx, permit, input, at)),
)

export function templateProcedures(keeper: LedgerKeeper) {
  return {
    getAssignmentTemplates,
    createAssignmentTemplate,
    getProjectTemplates,
    createProjectTemplate,
    startProjectFromTemplate: ledgerProcedureOf(keeper, 'startProjectFromTemplate'),
    deleteTemplate: inSettlement('template.delete').deleteTemplate.handler(({ input, context }) =>
      changeSettlement(context, (tx, permit, at) => deleteTemplate(tx, permit, input.templateId, at)),
    ),
    restoreTemplate: inSettlement('template.delete').restoreTemplate.handler(({ input, context }) =>
      changeSettlement(context, (tx, permit, at) => restoreTemplate(tx, permit, input.templateId, at)),
    ),
  }
}
