import { type Area, inSettlement } from '../attempt.ts'

/** Templates of projects (PRJ-5), and of how tasks are dealt out (TSK-4). */
export const templateArea: Area = {
  tried: {
    'project.template': [
      inSettlement('getProjectTemplates'),
      inSettlement('createProjectTemplate', ({ projectId }) => ({ projectId, name: 'Hall' })),
      inSettlement('startProjectFromTemplate', ({ templateId }) => ({ templateId })),
    ],
    'template.own': [
      inSettlement('getAssignmentTemplates'),
      inSettlement('createAssignmentTemplate', ({ other }) => ({
        name: 'Builders',
        pattern: { maxTasksPerPlayer: 2, preferredPlayers: [other.userId] },
      })),
    ],
    'template.delete': [
      inSettlement('deleteTemplate', ({ templateId }) => ({ templateId })),
      inSettlement('restoreTemplate', ({ deletedTemplateId }) => ({ templateId: deletedTemplateId })),
    ],
  },
}
