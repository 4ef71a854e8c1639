import type { Replies } from '../../api/ask.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Button } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { inviteLinkOf } from '../settlement-route.ts'

const text = settlementDialogsText.invite
const { copied, notCopied } = text

type Props = {
  made: Replies['createSettlementInviteLink']
  onAnother: () => void
  onClose: () => void
}

/** The code and the link of a new invitation, which are not shown again. */
export function MadeInvite({ made: { inviteCode, link }, onAnother, onClose }: Props) {
  return (
    <>
      <p role="status" className="font-semibold">
        {text.ready}
      </p>
      <p className="text-small text-ink-2">{text.facts(link.role, link.expiresAt)}</p>
      <p className="my-2 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">{text.once}</p>
      <Copyable label={text.code} value={inviteCode} words={{ copy: text.copyCode, copied, notCopied }} />
      <Copyable
        label={text.link}
        value={inviteLinkOf(inviteCode)}
        words={{ copy: text.copyLink, copied, notCopied }}
      />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onAnother}>{text.another}</Button>
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </>
  )
}
