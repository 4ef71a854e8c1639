import { historyLimits, nearlyFullFrom } from '#domain/user-data/history-limits'
import type { Replies } from '../../api/ask.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { lastUpdatedText } from '../../messages/data-manager-text.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { useAccount } from '../../session/account.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { accountPlan, restoreVersion } from './restore-version.ts'
import { WayBackRow } from './way-back-row.tsx'
import type { WaysBackProps } from './ways-back.ts'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.account
type Versions = Replies['listUserDataVersions']

/** The saved versions of the account; whoever is not signed in is asked to sign in (SYS-7). */
export function AccountVersions({ onPreview, say }: WaysBackProps) {
  const signedIn = useAccount().state === 'signedIn'
  return (
    <WaysBackSection title={text.title} hint={signedIn ? text.hint : text.signIn}>
      {signedIn && <LoadedVersions onPreview={onPreview} say={say} />}
    </WaysBackSection>
  )
}

function LoadedVersions({ onPreview, say }: WaysBackProps) {
  const asked = useAnswer('listUserDataVersions', {})
  return (
    <Answered asked={asked} words={text}>
      {(versions) => (
        <VersionList
          versions={versions}
          onPreview={onPreview}
          say={say}
          onRestored={() => void asked.askAgain()}
        />
      )}
    </Answered>
  )
}

type ListProps = WaysBackProps & { versions: Versions; onRestored: () => void }

function VersionList({ versions, onPreview, say, onRestored }: ListProps) {
  if (versions.length === 0) return <p className="mt-2 text-small text-ink-3">{text.none}</p>
  return (
    <>
      <SpaceUsed bytes={versions.reduce((sum, { bytes }) => sum + bytes, 0)} />
      <ul ref={plainListKeys} className="divide-y divide-line">
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            saved={version}
            onPreview={onPreview}
            say={say}
            onRestored={onRestored}
          />
        ))}
      </ul>
    </>
  )
}

/** How much space the versions take, with a warning before the oldest are deleted for lack of it. */
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

type RowProps = WaysBackProps & { saved: Versions[number]; onRestored: () => void }

function VersionRow({ saved, onPreview, say, onRestored }: RowProps) {
  const { isBusy, during } = useBusy()
  const when = lastUpdatedText(saved.savedAt)
  const name = `${text.version(saved.version)}, ${when}`
  const counts = restoreText.counts(saved.buildListItems, saved.inventoryItems)
  const projects = saved.projects > 0 ? ` · ${text.projects(saved.projects)}` : ''

  async function restore() {
    const result = await restoreVersion(saved.version)
    onRestored()
    return result
  }

  function press(action: () => Promise<void>) {
    void during(() => action().catch(() => say({ kind: 'problem', text: text.restoreFailed })))
  }

  async function preview() {
    onPreview({ kind: 'plan', when, plan: await accountPlan(saved.version), restore })
  }

  return (
    <WayBackRow
      title={when}
      notes={[`${text.version(saved.version)} · ${text.reasons[saved.reason]}`, `${counts}${projects}`]}
    >
      <Button
        className="text-small"
        disabled={isBusy}
        aria-label={restoreText.of(restoreText.preview, name)}
        onClick={() => press(preview)}
      >
        {restoreText.preview}
      </Button>
      <Button
        className="text-small"
        disabled={isBusy}
        aria-label={restoreText.of(restoreText.restore, name)}
        onClick={() => press(async () => say(await restore()))}
      >
        {restoreText.restore}
      </Button>
    </WayBackRow>
  )
}
