import './shared.css'
import type { SharedProjectData, SharedTask } from '#contract/collaborations'
import { sharedText } from '../../messages/shared-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessage } from '../../ui/use-message.ts'
import { useOneOpen } from '../../ui/use-one-open.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { openPersonalInThisTab } from '../personal-acts.ts'
import { showSettlementTab } from '../settlement-route.ts'
import { KeptAge, KeptLine } from './kept-line.tsx'
import { OwnDeliveries } from './own-deliveries.tsx'
import { SharedDeliverDialog } from './shared-deliver-dialog.tsx'
import { SharedHead } from './shared-head.tsx'
import { SharedTasks } from './shared-tasks.tsx'
import { useSharedProject } from './use-shared.ts'
import { useSharedVersion } from './use-shared-version.ts'

const text = sharedText.page

/** A project that somebody shares with the user: what it misses, and what they deliver for it (SET-9). */
export function SharedPage({ collaborationId }: { collaborationId: string }) {
  const version = useSharedVersion()
  const shown = useSharedProject(collaborationId, version)
  const { answer, trouble, askAgain, isServerUnheard, seenAt, isGone } = shown
  if (answer === null && isGone) return <Gone />
  if (answer === null && trouble)
    return (
      <FailedState
        title={sharedText.cardFailed}
        hint={trouble.reason}
        retry={sharedText.retry}
        onRetry={() => void askAgain()}
      />
    )
  if (answer === null) return <Waiting text={sharedText.loading} />
  return (
    <>
      {isGone && (
        <Notice text={text.gone.line}>
          <Button className="text-small" onClick={toOwn}>
            {text.back}
          </Button>
        </Notice>
      )}
      {isServerUnheard && <KeptLine seenAt={seenAt} />}
      {trouble && !isGone && (
        <>
          <Notice text={`${sharedText.cardFailed}. ${trouble.reason}`}>
            <Button className="text-small" onClick={() => void askAgain()}>
              {sharedText.retry}
            </Button>
          </Notice>
          <div className="px-3.5 pt-1">
            <KeptAge seenAt={seenAt} />
          </div>
        </>
      )}
      <Known
        collaborationId={collaborationId}
        data={answer}
        isThere={!isGone}
        isServerUnheard={isServerUnheard}
        onDelivered={() => void askAgain()}
      />
    </>
  )
}

type Props = {
  collaborationId: string
  data: SharedProjectData
  /** Whether the project is still shared with the user. */
  isThere: boolean
  /** The server is not heard: only deliveries can wait for it. */
  isServerUnheard: boolean
  onDelivered: () => void
}

function Known({ collaborationId, data, isThere, isServerUnheard, onDelivered }: Props) {
  const { opened, open, close } = useOneOpen<SharedTask>()
  const [done, say] = useMessage()
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-3.5">
      <SharedHead
        collaborationId={collaborationId}
        data={data}
        mayLeave={isThere && !isServerUnheard}
        onBack={toOwn}
      />
      <p role="status" className="px-3.5 text-small text-have">
        {done?.text}
      </p>
      <SharedTasks tasks={data.tasks} mayDeliver={isThere} onDeliver={open} />
      <OwnDeliveries
        collaborationId={collaborationId}
        deliveries={data.deliveries}
        mayTakeBack={isThere && !isServerUnheard}
        onTakenBack={(words) => {
          say({ kind: 'success', text: words })
          onDelivered()
        }}
      />
      {opened && (
        <SharedDeliverDialog
          collaborationId={collaborationId}
          projectName={data.project.name}
          task={opened}
          now={data.tasks.find(({ id }) => id === opened.id) ?? null}
          onClose={close}
          onDelivered={(words) => {
            say({ kind: 'success', text: words })
            close()
            onDelivered()
          }}
        />
      )}
    </div>
  )
}

function Gone() {
  return (
    <EmptyState title={text.gone.title} hint={text.gone.hint}>
      <Button look="primary" onClick={toOwn}>
        {text.back}
      </Button>
    </EmptyState>
  )
}

function toOwn(): void {
  void openPersonalInThisTab()
  showSettlementTab('projects')
}
