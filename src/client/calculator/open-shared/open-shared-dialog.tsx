import { Suspense, use, useState } from 'react'
import { shareText } from '../../messages/share-text.ts'
import { type OpenedLink, openLink } from '../../plan/link/open-link.ts'
import { useEngine } from '../../state/catalog.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkProblem } from './link-problem.tsx'
import { SharedPlanPreview } from './shared-plan-preview.tsx'
import type { TakenPlan } from './take-plan.ts'

const text = shareText.open

type Props = { hash: string; onTaken: (taken: TakenPlan) => void; onClose: () => void }

/** Shows what a link carries and asks what to do with it; closing it keeps the user's own plan. */
export function OpenSharedDialog({ hash, onTaken, onClose }: Props) {
  const { catalog } = useEngine()
  // Read once: for another link the dialog is drawn anew, by its `key`.
  const [reading] = useState(() => openLink(catalog, hash))
  return (
    <Dialog title={text.title} closeLabel={shareText.close} onClose={onClose}>
      <Suspense fallback={<p className="text-ink-3">{text.reading}</p>}>
        <ReadLink reading={reading} onTaken={onTaken} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}

type ReadProps = Omit<Props, 'hash'> & { reading: Promise<OpenedLink> }

function ReadLink({ reading, onTaken, onClose }: ReadProps) {
  const link = use(reading)
  if (link.status !== 'ok') return <LinkProblem problem={link.status} onClose={onClose} />
  return <SharedPlanPreview theirs={link.plan} unsure={link.unsure} onTaken={onTaken} onClose={onClose} />
}
