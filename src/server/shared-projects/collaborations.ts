import type { Collaboration } from '#contract/collaborations'
import { sharedProjectId } from '#domain/planning/personal-ids'
import { sharedName } from '#domain/planning/shared-project'
import { listCollaborations, type StoredCollaboration } from '../changes/shared-projects.ts'
import type { Database } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

/** @throws NOT_FOUND where nothing is shared with the user under that id */
export async function requireCollaboration(
  database: Database,
  userId: string,
  collaborationId: string,
): Promise<StoredCollaboration> {
  const found = (await listCollaborations(database, userId)).find(
    (one) => one.collaborationId === collaborationId,
  )
  if (!found) throw refusal('no-shared-project')
  return found
}

/** What its collaborator is shown of it; the right itself is looked at by `access/shared-permit`. */
export function collaborationOf({
  collaborationId,
  projectName,
  ownerName,
  since,
}: StoredCollaboration): Collaboration {
  return {
    id: collaborationId,
    projectId: sharedProjectId(collaborationId),
    projectName: sharedName(projectName),
    ownerName,
    since,
  }
}
