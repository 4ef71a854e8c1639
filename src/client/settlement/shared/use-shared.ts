import { useEffect, useState } from 'react'
import type { SharedProjectData } from '#contract/collaborations'
import type { ListedShared } from '../../act-queue/keep-shared.ts'
import type { Inputs, ProcedureName, Replies } from '../../api/ask.ts'
import { type Asked, useAnswer } from '../../api/use-answer.ts'
import { hasEnded, type ShownShared, shownShared } from './shown-shared.ts'
import { useKeptList, useKeptProject } from './use-kept-shared.ts'
import { useShowsKept } from './use-shows-kept.ts'

const retryMs = 10_000

/** The projects that are shared with the user. @param version as for `useAnswer`: when it changes, they are read again */
export function useSharedList(version: number): ShownShared<readonly ListedShared[]> {
  const asked = useUntilAnswered('getProjectCollaborations', {}, version)
  const kept = useKeptList(asked.answer)
  const showsKept = useShowsKept(asked)
  // Where no project is kept, this browser may just not have seen the list yet: that says nothing.
  return shownShared<readonly ListedShared[]>(asked, showsKept && kept?.length ? kept : null)
}

/** A project that is shared with the user, or was until just now. @param version when it changes, the project is read again */
export function useSharedProject(
  collaborationId: string,
  version: number,
): ShownShared<SharedProjectData> & {
  /** The time at which the project was as it is shown; null where it is so now, or where that time is not known. */
  readonly seenAt: string | null
  readonly isGone: boolean
} {
  const asked = useUntilAnswered('loadCollaborativeProjectData', { collaborationId }, version)
  const showsKept = useShowsKept(asked)
  const isGone = hasEnded(asked)
  const kept = useKeptProject(collaborationId, { answer: asked.answer, isGone, isShown: showsKept })
  const shown = shownShared(asked, showsKept ? (kept?.data ?? null) : null)
  const isNow = !shown.isServerUnheard && shown.trouble === null
  return { ...shown, seenAt: isNow ? null : (kept?.seenAt ?? null), isGone }
}

/** Asks again while the server cannot be reached. */
function useUntilAnswered<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  version: number,
): Asked<Replies[Name]> {
  const [tries, setTries] = useState(0)
  const asked = useAnswer(procedure, input, version + tries)
  useEffect(() => {
    if (!asked.trouble?.isOffline) return
    const timer = setTimeout(() => setTries((before) => before + 1), retryMs)
    return () => clearTimeout(timer)
  }, [asked.trouble])
  return asked
}
