import { Suspense, startTransition, use, useState } from 'react'
import { historyLimits, nearlyFullFrom } from '#domain/user-data/history-limits'
import { ask, type Replies } from '../../api/ask.ts'
import { lastUpdatedText } from '../../messages/data-manager-text.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/button.tsx'
import type { WaysBackProps } from './look.ts'
import { accountPlan, restoreVersion } from './restore-version.ts'
import { WayBackRow } from './way-back-row.tsx'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.account
type Versions = Replies['listUserDataVersions']

/** The saved states of the account, for those who have signed in (SYS-7). */
export function AccountVersions({ onLook, say }: WaysBackProps) {
  const signedIn = useAccount().state === 'signedIn'
  return (
    <WaysBackSection title={text.title} hint={signedIn ? text.hint : text.signIn}>
      {signedIn && <LoadedVersions onLook={onLook} say={say} />}
    </WaysBackSection>
  )
}

function LoadedVersions({ onLook, say }: WaysBackProps) {
  const [versions, setVersions] = useState(listVersions)
  return (
    <Suspense fallback={<p className="mt-2 text-small text-ink-3">{text.loading}</p>}>
      <VersionList
        versions={versions}
        onLook={onLook}
        say={say}
        onAgain={() => startTransition(() => setVersions(listVersions()))}
      />
    </Suspense>
  )
}

function listVersions(): Promise<Versions | null> {
  return ask('listUserDataVersions', {}).catch(() => null)
}

type ListProps = WaysBackProps & { versions: Promise<Versions | null>; onAgain: () => void }

function VersionList({ versions, onLook, say, onAgain }: ListProps) {
  const list = use(versions)
  if (!list)
    return (
      <p className="mt-2 flex items-center gap-3 text-small text-missing">
        {text.failed}
        <Button onClick={onAgain}>{text.retry}</Button>
      </p>
    )
  if (list.length === 0) return <p className="mt-2 text-small text-ink-3">{text.none}</p>
  return (
    <>
      <SpaceUsed bytes={list.reduce((sum, { bytes }) => sum + bytes, 0)} />
      <ul className="divide-y divide-line">
        {list.map((version) => (
          <VersionRow key={version.version} saved={version} onLook={onLook} say={say} onAgain={onAgain} />
        ))}
      </ul>
    </>
  )
}

/** Tells early that the oldest states will go before their time. */
function SpaceUsed({ bytes }: { bytes: number }) {
  const isNearlyFull = bytes >= nearlyFullFrom * historyLimits.bytes
  return (
    <>
      <p className="text-small text-ink-2">{text.used(bytes)}</p>
      {isNearlyFull && (
        <p className="mt-2 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">{text.nearlyFull}</p>
      )}
    </>
  )
}

type RowProps = WaysBackProps & { saved: Versions[number]; onAgain: () => void }

function VersionRow({ saved, onLook, say, onAgain }: RowProps) {
  const [busy, setBusy] = useState(false)
  const when = lastUpdatedText(saved.savedAt)
  const name = `${text.version(saved.version)}, ${when}`
  const counts = restoreText.counts(saved.buildListItems, saved.inventoryItems)
  const projects = saved.projects > 0 ? ` · ${text.projects(saved.projects)}` : ''

  async function restore() {
    const result = await restoreVersion(saved.version)
    onAgain()
    return result
  }

  async function during(action: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    await action().catch(() => say({ kind: 'problem', text: text.restoreFailed }))
    setBusy(false)
  }

  async function look() {
    onLook({ kind: 'plan', when, plan: await accountPlan(saved.version), restore })
  }

  return (
    <WayBackRow
      title={when}
      notes={[`${text.version(saved.version)} · ${text.reasons[saved.reason]}`, `${counts}${projects}`]}
    >
      <Button
        className="text-small"
        disabled={busy}
        aria-label={restoreText.of(restoreText.preview, name)}
        onClick={() => during(look)}
      >
        {restoreText.preview}
      </Button>
      <Button
        className="text-small"
        disabled={busy}
        aria-label={restoreText.of(restoreText.restore, name)}
        onClick={() => during(async () => say(await restore()))}
      >
        {restoreText.restore}
      </Button>
    </WayBackRow>
  )
}
