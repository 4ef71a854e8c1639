import { useEffect, useState } from 'react'
import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import {
  forgetSharedProject,
  keepSharedList,
  keepSharedProject,
  readKeptProject,
  readKeptShared,
} from '../../act-queue/keep-shared.ts'
import type { KeptShared } from '../../act-queue/kept-shared.ts'
import { useMe } from '../membership.ts'

/** The projects shared with the user, as this browser saw them last. Keeps the server's answer once it has said who is signed in. */
export function useKeptList(answer: readonly Collaboration[] | null): readonly KeptShared[] | null {
  const [kept, setKept] = useState<readonly KeptShared[] | null>(null)
  const userId = useMe()?.id
  useEffect(() => void readKeptShared().then(setKept, () => {}), [])
  useEffect(() => {
    // Where the list cannot be stored, the page needs the server next time.
    if (userId && answer) keepSharedList(userId, answer).catch(() => {})
  }, [userId, answer])
  return kept
}

type Heard = {
  readonly answer: SharedProjectData | null
  readonly isGone: boolean
  /** Whether the screen may show what is kept. */
  readonly isShown: boolean
}

/** One shared project as this browser saw it last. Once it is gone it is forgotten, but stays on the screen that shows it. */
export function useKeptProject(
  id: string,
  { answer, isGone, isShown }: Heard,
): Pick<KeptShared, 'data' | 'seenAt'> | null {
  const [kept, setKept] = useState<Pick<KeptShared, 'data' | 'seenAt'> | null>(null)
  const userId = useMe()?.id
  useEffect(() => {
    readKeptProject(id).then(
      (found) => setKept((before) => before ?? found),
      () => {},
    )
  }, [id])
  useEffect(() => {
    if (answer) setKept({ data: answer, seenAt: new Date().toISOString() })
  }, [answer])
  useEffect(() => {
    if (userId && answer) keepSharedProject(userId, id, answer).catch(() => {})
  }, [userId, id, answer])
  useEffect(() => {
    if (!isGone) return
    if (!isShown) setKept(null)
    if (userId) forgetSharedProject(userId, id).catch(() => {})
  }, [userId, id, isGone, isShown])
  return kept
}
