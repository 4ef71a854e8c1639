import { useState } from 'react'
import type { InviteLink } from '#contract/invites'
import { newGesture } from '../../../api/gesture.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Answered } from '../../../ui/answered.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { closedBy } from '../../fields/closed-by.ts'
import { revokeInvite, revokeInvites } from '../../invite-acts.ts'
import { useMay } from '../../membership.ts'
import { useTouched } from '../../selectors.ts'

const text = settlementPageText.invites

/** The settlement's invitations, for members who may invite; a code is shown only when it is made (SET-3). */
export function Invites({ settlementId }: { settlementId: string }) {
  const changed = useTouched('invites')
  const asked = useAnswer('getSettlementInviteLinks', { settlementId }, changed)
  // Gives each press its id; one does for all buttons, since it tells their presses apart by what they do.
  const [gesture] = useState(newGesture)
  const hasActive = asked.answer?.some((link) => link.isActive)

  async function revoke(link: InviteLink) {
    await revokeInvite(settlementId, link.id, gesture)
    void asked.askAgain()
  }

  async function revokeAll() {
    await revokeInvites(settlementId, gesture)
    void asked.askAgain()
  }

  return (
    <section className="mt-5">
      <div className="flex flex-wrap items-center gap-3 px-3.5">
        <h3 className="flex-1 font-bold">{text.title}</h3>
        {hasActive && <ConfirmButton labels={text.all} onConfirm={() => void revokeAll()} />}
      </div>
      <Answered
        asked={asked}
        words={{ failed: text.failed, retry: settlementPageText.retry }}
        className="px-3.5"
      >
        {(links) => <InviteList links={links} onRevoke={(link) => void revoke(link)} />}
      </Answered>
    </section>
  )
}

type ListProps = { links: readonly InviteLink[]; onRevoke: (link: InviteLink) => void }

function InviteList({ links, onRevoke }: ListProps) {
  if (links.length === 0) return <p className="px-3.5 text-ink-3">{text.none}</p>
  return (
    <ul
      ref={plainListKeys}
      aria-label={text.title}
      className="mt-1 divide-y divide-line border-y border-line"
    >
      {links.map((link) => (
        <InviteRow key={link.id} link={link} onRevoke={() => onRevoke(link)} />
      ))}
    </ul>
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
          {...closedBy(!mayRevoke && settlementPageText.list.ownerOnly)}
          onClick={onRevoke}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  )
}
