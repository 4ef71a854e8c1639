import { type Area, inIt } from '../attempt.ts'

/** Templates of projects (PRJ-5), and of how tasks are dealt out (TSK-4). */
export const templateArea: Area = {
  tried: {
    'project.template': [
      inIt('getProjectTemplates'),
      inIt('createProjectTemplate', ({ projectId }) => ({ projectId, name: 'Hall' })),
      inIt('startProjectFromTemplate', ({ templateId }) => ({ templateId })),
    ],
    'template.own': [
      inIt('getAssignmentTemplates'),
      inIt('createAssignmentTemplate', ({ other }) => ({
        name: 'Builders',
        pattern: { maxTasksPerPlayer: 2, preferredPlayers: [other.userId] },
      })),
    ],
    'template.delete': [
      inIt('deleteTemplate', ({ templateId }) => ({ templateId })),
      inIt('restoreTemplate', ({ deletedTemplateId }) => ({ templateId: deletedTemplateId })),
    ],
  },
}
