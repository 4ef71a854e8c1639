import type { SharedProjectData } from '#contract/collaborations'
import type { Scene } from '../../../matrix/attempt.ts'
import { answerOf } from '../../../support/settlements.ts'
import { type Control, type Controls, first } from './control.ts'

const delivery = {
  itemsContributed: [{ itemId: '1', quantity: 1 }],
  notes: 'from the east',
  proofOfWork: 'ask Mara',
}

/** Somebody outside the settlement. */
const as: Control['as'] = ({ outsider }) => outsider

async function codeOf(scene: Scene): Promise<string> {
  return (await first<{ code: string }>(scene, 'makeProjectShareLink', { projectId: scene.projectId })).code
}

/** Shares the first project with the outsider. */
async function shared(scene: Scene) {
  const asked = scene.outsider.ask<{ id: string }>('useProjectShareLink', { code: await codeOf(scene) })
  return { collaborationId: (await answerOf(asked)).id }
}

async function ofSharedTask(scene: Scene) {
  const { collaborationId } = await shared(scene)
  const loading = scene.outsider.ask<SharedProjectData>('loadCollaborativeProjectData', { collaborationId })
  const { tasks } = await answerOf(loading)
  return { collaborationId, taskId: tasks[0]!.id, ...delivery }
}

/** Controls for projects that are shared with people outside. */
export const sharingControls: Controls = {
  useProjectShareLink: [{ as, input: async (scene) => ({ code: await codeOf(scene) }) }],
  leaveSharedProject: [{ as, input: shared }],
  deliverToSharedProject: [{ as, input: ofSharedTask }],
  withdrawSharedDelivery: [
    {
      as,
      async input(scene) {
        const task = await ofSharedTask(scene)
        const { id } = await answerOf(scene.outsider.ask<{ id: string }>('deliverToSharedProject', task))
        return { collaborationId: task.collaborationId, contributionId: id }
      },
    },
  ],
}
