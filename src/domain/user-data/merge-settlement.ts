import { isSameJson } from './same-json.ts'
import type { PersonalSettlement, SettlementPart } from './user-document.ts'

type Snapshots = {
  readonly now: PersonalSettlement
  readonly sent: PersonalSettlement
  /** What the sender started from; null where nobody knows any more, and then nothing is taken for deleted. */
  readonly base: PersonalSettlement | null
  /** Whether the player confirmed that parts may go. */
  readonly force: boolean
}

/**
 * The settlement that comes of a snapshot whose sender did not know the latest one: each part as the one who changed
 * it wants it, the snapshot's where both did. Nothing is dropped without `force`, and nothing that others changed
 * (SAVE-6).
 */
export function mergeSettlements({ now, sent, base, force }: Snapshots): PersonalSettlement {
  const merge = (part: 'projects' | 'tasks') =>
    mergeParts({ now: now[part], sent: sent[part], base: base?.[part] ?? [], force })
  return {
    name: base && sent.name === base.name ? now.name : sent.name,
    projects: merge('projects'),
    tasks: merge('tasks'),
  }
}

/** How many projects would go without having been confirmed to: all of them, or more than half of four or more. */
export function projectsAtRisk(now: PersonalSettlement, next: PersonalSettlement): number {
  const kept = byId(next.projects)
  const gone = now.projects.filter(({ id }) => !kept.has(id)).length
  const isEmptied = gone > 0 && next.projects.length === 0
  const isGutted = now.projects.length >= 4 && gone * 2 > now.projects.length
  return isEmptied || isGutted ? gone : 0
}

type Parts = readonly SettlementPart[]

function mergeParts(lists: {
  readonly now: Parts
  readonly sent: Parts
  readonly base: Parts
  readonly force: boolean
}): Parts {
  const now = byId(lists.now)
  const sent = byId(lists.sent)
  const base = byId(lists.base)
  const isAsKnown = (part: SettlementPart) => base.has(part.id) && isSameJson(part, base.get(part.id))
  const standing = lists.now.flatMap((part) => {
    const theirs = sent.get(part.id)
    if (theirs) return [isAsKnown(theirs) ? part : theirs]
    return lists.force && isAsKnown(part) ? [] : [part]
  })
  const added = lists.sent.filter((part) => !now.has(part.id) && !isAsKnown(part))
  return [...standing, ...added]
}

function byId(parts: Parts): ReadonlyMap<string, SettlementPart> {
  return new Map(parts.map((part) => [part.id, part]))
}
