import { grouped } from '../../grouped.ts'
import type { Change } from '../change.ts'
import type { Assignee } from '../ledger-rows.ts'
import { memberOf } from '../same-person.ts'
import { availableOf, isLowStock } from '../stock.ts'
import { keyOf, type Rows, settlementIn } from '../tables.ts'
import type { Acted } from './acted.ts'
import type { Told } from './notification.ts'
import { toThoseWhoMay } from './people-told.ts'
import { reviewed, waiting } from './told-of-contributions.ts'

/**
 * Who is told what of an act: nobody of what they did themselves, and nobody at all where the settlement has notifications off (SET-6). It
 * looks at the changed rows and not at which act it was, so an act that is added later tells without being named here.
 */
export function whoIsTold(acted: Acted): readonly Told[] {
  if (!settlementIn(acted.after).settings.enableNotifications) return []
  return [...assigned(acted), ...reviewed(acted), ...waiting(acted), ...low(acted)].filter(
    ({ userId }) => userId !== acted.userId,
  )
}

/**
 * One notification a person, however many tasks they got at once. Regenerated tasks keep the time at which their people were assigned,
 * so they are not told again.
 */
function assigned({ id, now, before, after, changes }: Acted): readonly Told[] {
  const given = changes.flatMap((change) =>
    'put' in change && change.put === 'assignees' && isNew(before, change.row, now) ? [change.row] : [],
  )
  // '' stands for named players who are linked to no member: they have no account to be told in.
  const byMember = grouped(given, ({ who }) => memberOf(after, who) ?? '')
  return [...byMember].flatMap(([userId, rows]): readonly Told[] => {
    const task = after.tasks.get(rows[0]!.taskId)
    if (userId === '' || !task) return []
    const facts = { title: task.title, itemId: task.itemId, others: rows.length - 1 }
    return [{ userId, kind: 'assigned', subject: task.id, bucket: id, facts }]
  })
}

function isNew({ assignees }: Rows, row: Assignee, now: string): boolean {
  return row.at === now && !assignees.has(keyOf.assignees(row))
}

/**
 * One notification, however many items became low at once. An item becomes low when something of it goes, less is available than the
 * settlement wants, and there was enough before (INV-1). What a project comes to hold is not gone. An item that goes up and down is
 * told of once a day.
 */
function low({ now, before, after, changes }: Acted): readonly Told[] {
  const { lowStockThreshold } = settlementIn(after).settings
  const items = changes.flatMap((change) => {
    const itemId = stockItemIn(change)
    const former = itemId === null ? undefined : before.stock.get(itemId)
    if (!former || isLowStock(former, lowStockThreshold)) return []
    const present = after.stock.get(former.itemId) ?? { quantity: 0, reserved: 0 }
    return present.quantity < former.quantity && isLowStock(present, lowStockThreshold)
      ? [{ itemId: former.itemId, amount: availableOf(present) }]
      : []
  })
  const [first] = items
  if (!first) return []
  const facts = { ...first, others: items.length - 1 }
  return toThoseWhoMay(after, 'inventory.edit', {
    kind: 'lowStock',
    subject: first.itemId,
    bucket: now.slice(0, 10),
    facts,
  })
}

function stockItemIn(change: Change): string | null {
  if ('put' in change) return change.put === 'stock' ? change.row.itemId : null
  return 'drop' in change && change.drop === 'stock' ? change.key : null
}
