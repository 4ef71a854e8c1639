import { useEffect, useState } from 'react'
import type { SharedProjectData } from '#contract/collaborations'
import type { Inputs, ProcedureName, Replies } from '../../api/ask.ts'
import { type Asked, useAnswer } from '../../api/use-answer.ts'
import { forgetProject, keepList, keepProject, type ListedShared, readKeptShared } from '../keep-shared.ts'

/** What is kept is shown after this time, while the server is still waited for. */
const lateMs = 2_000
const retryMs = 10_000

type Shown<Known> = Asked<Known> & {
  /** What the screen shows is what this browser saw last: nothing can be asked of the server. */
  readonly isKept: boolean
}

/** What is shared with the user. */
export function useSharedList(version: number): Shown<readonly ListedShared[]> {
  const asked = useUntilAnswered('getProjectCollaborations', {}, version)
  const [kept, setKept] = useState<readonly ListedShared[] | null>(null)
  const isLate = useIsLate(asked)
  useEffect(() => void readKeptShared().then(setKept, () => {}), [])
  useEffect(() => {
    // Where it cannot be stored, the page needs the server.
    if (asked.answer) keepList(asked.answer).catch(() => {})
  }, [asked.answer])
  const known = isLate && kept?.length ? kept : null
  return { ...asked, answer: asked.answer ?? known, isKept: isUnheard(asked) }
}

/** A project that is shared with the user, and when it was so. */
export function useSharedProject(
  collaborationId: string,
  version: number,
): Shown<SharedProjectData> & { readonly seenAt: string | null; readonly isGone: boolean } {
  const asked = useUntilAnswered('loadCollaborativeProjectData', { collaborationId }, version)
  const [kept, setKept] = useState<Pick<Kept, 'data' | 'seenAt'> | null>(null)
  const isLate = useIsLate(asked)
  const isGone = isNoMore(asked)
  useEffect(() => {
    readKeptShared().then(
      (all) => setKept((before) => before ?? all.find(({ id }) => id === collaborationId) ?? null),
      () => {},
    )
  }, [collaborationId])
  useEffect(() => {
    if (!asked.answer) return
    setKept({ data: asked.answer, seenAt: new Date().toISOString() })
    keepProject(collaborationId, asked.answer).catch(() => {})
  }, [asked.answer, collaborationId])
  useEffect(() => {
    if (isGone) forgetProject(collaborationId).catch(() => {})
  }, [isGone, collaborationId])
  const known = isLate ? (kept?.data ?? null) : null
  return {
    ...asked,
    answer: asked.answer ?? known,
    isKept: isUnheard(asked),
    seenAt: kept?.seenAt ?? null,
    isGone,
  }
}

type Kept = Awaited<ReturnType<typeof readKeptShared>>[number]

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

/** Whether to show what is kept: from the first failure on, or when the answer is late. What was shown once stays shown. */
function useIsLate(asked: Asked<unknown>): boolean {
  const [isLate, setLate] = useState(false)
  const hasFailed = asked.trouble !== null && !isNoMore(asked)
  useEffect(() => {
    if (hasFailed) setLate(true)
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [hasFailed])
  return isLate
}

function isUnheard({ answer, trouble }: Asked<unknown>): boolean {
  return answer === null || trouble?.isOffline === true
}

/** It has ended, or there never was such a one. */
function isNoMore({ trouble }: Asked<unknown>): boolean {
  return trouble?.why === 'no-shared-project' || trouble?.why === 'input-invalid'
}
