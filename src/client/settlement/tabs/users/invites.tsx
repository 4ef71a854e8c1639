import { useEffect, useState } from 'react'
import type { InviteLink } from '#contract/invites'
import { ask } from '../../../api/ask.ts'
import { networkTimeOut } from '../../../api/network-time-out.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { newGesture } from '../../gesture.ts'
import { revokeInvite, revokeInvites } from '../../invite-acts.ts'
import { useTouched } from '../../selectors.ts'
import { useMay } from '../../standing.ts'

const text = settlementPageText.invites

/** The invitations of a settlement for those who may invite; their codes are known to nobody any more (SET-3). */
export function Invites({ settlementId }: { settlementId: string }) {
  const changed = useTouched('invites')
  const [links, setLinks] = useState<readonly InviteLink[] | 'failed' | null>(null)
  const [asked, setAsked] = useState(0)
  const [gesture] = useState(newGesture)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change, or Retry, is what asks anew.
  useEffect(() => {
    let over = false
    ask('getSettlementInviteLinks', { settlementId }, { signal: networkTimeOut() }).then(
      (listed) => !over && setLinks(listed),
      () => !over && setLinks('failed'),
    )
    return () => {
      over = true
    }
  }, [settlementId, changed, asked])

  const live = typeof links === 'object' && links?.some((link) => link.isActive)
  return (
    <section className="mt-5">
      <div className="flex flex-wrap items-center gap-3 px-3.5">
        <h3 className="flex-1 font-bold">{text.title}</h3>
        {live && (
          <ConfirmButton
            labels={text.all}
            onConfirm={() => void revokeInvites(settlementId, gesture).then(() => setAsked(asked + 1))}
          />
        )}
      </div>
      {links === 'failed' && (
        <p role="alert" className="flex items-center gap-3 px-3.5 py-2 text-missing">
          {text.failed}
          <Button onClick={() => setAsked(asked + 1)}>{settlementPageText.retry}</Button>
        </p>
      )}
      {Array.isArray(links) && links.length === 0 && <p className="px-3.5 text-ink-3">{text.none}</p>}
      {Array.isArray(links) && links.length > 0 && (
        <ul aria-label={text.title} className="mt-1 divide-y divide-line border-y border-line">
          {(links as readonly InviteLink[]).map((link) => (
            <InviteRow
              key={link.id}
              link={link}
              onRevoke={() =>
                void revokeInvite(settlementId, link.id, gesture).then(() => setAsked(asked + 1))
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function InviteRow({ link, onRevoke }: { link: InviteLink; onRevoke: () => void }) {
  const may = useMay()
  const mayRevoke = may(link.role === 'admin' ? 'invite.revoke_admin' : 'invite.revoke_low')
  return (
    <li className="fact-row">
      <span className={link.isActive ? '' : 'text-ink-3'}>
        <span className="block">
          <b>{link.role}</b> · {text.code(link.codeEnd)} {!link.isActive && `· ${text.over}`}
        </span>
        <span className="block text-small text-ink-2 wrap-anywhere">
          {text.facts(link.currentUses, link.maxUses, link.expiresAt)} · {text.by(link.createdBy)}
        </span>
      </span>
      {link.isActive && (
        <Button
          look="quiet"
          className="text-small"
          aria-label={text.revokeOne(link.codeEnd)}
          {...(!mayRevoke && { disabled: true, title: settlementPageText.list.ownerOnly })}
          onClick={onRevoke}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  )
}
