import type { DeletedSettlement } from '#contract/deleted-settlements'
import type { ListedSettlement } from '#contract/settlements'
import { settlementLimits } from '#domain/settlement/limits'
import type { Member, Player, Settlement } from '#domain/settlement/tables'
import { dayMs, isoTime } from '../configuration/clock.ts'
import { text, textOrNull, time, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { namedOf } from '../db/public-name.ts'

/** A row of `settlements` as every member may see it. */
export function settlementOf(row: Row): Settlement {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: text(row, 'description'),
    ownerId: text(row, 'owner_id'),
    isPersonal: row.is_personal === true,
    isSample: row.is_sample === true,
    settings: {
      autoAssignTasks: row.auto_assign_tasks === true,
      lowStockThreshold: whole(row, 'low_stock_threshold'),
      enableNotifications: row.enable_notifications === true,
      requireContributionApproval: row.require_contribution_approval === true,
      maxAssigneesPerTask: whole(row, 'max_assignees_per_task'),
      defaultTaskDeadlineDays: whole(row, 'default_task_deadline_days'),
    },
    catalogue: textOrNull(row, 'catalogue'),
    createdAt: timeText(row, 'created_at'),
    updatedAt: timeText(row, 'updated_at'),
  }
}

/** A membership with the user's names. */
export function memberOf(row: Row): Member {
  return {
    userId: text(row, 'user_id'),
    no: whole(row, 'no'),
    ...namedOf(row),
    role: text(row, 'role'),
    joinedAt: timeText(row, 'joined_at'),
    lastActiveAt: timeText(row, 'last_active_at'),
  }
}

export function playerOf(row: Row): Player {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    isActive: row.is_active === true,
    userId: textOrNull(row, 'user_id'),
    dateAdded: timeText(row, 'date_added'),
  }
}

/** A settlement with the caller's role in it and the number of its members. */
export function listedSettlement(row: Row, userId: string): ListedSettlement {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: text(row, 'description'),
    role: text(row, 'role'),
    isOwner: text(row, 'owner_id') === userId,
    members: whole(row, 'members'),
    isPersonal: row.is_personal === true,
    isSample: row.is_sample === true,
    createdAt: timeText(row, 'created_at'),
  }
}

export function deletedSettlement(row: Row): DeletedSettlement {
  const deletedAt = time(row, 'deleted_at')
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    deletedAt: isoTime(deletedAt),
    goneAt: isoTime(deletedAt + settlementLimits.restoreDays * dayMs),
    members: whole(row, 'members'),
    projects: whole(row, 'projects'),
  }
}
