import { useRef, useState } from 'react'
import type { Replies } from '../../api/ask.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { inviteLinkOf } from '../settlement-route.ts'

const text = settlementDialogsText.invite

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
      <Copyable label={text.code} copy={text.copyCode} value={inviteCode} />
      <Copyable label={text.link} copy={text.copyLink} value={inviteLinkOf(inviteCode)} />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onAnother}>{text.another}</Button>
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </>
  )
}

function Copyable({ label, copy, value }: { label: string; copy: string; value: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)

  async function press() {
    const done = await copyText(value)
    setCopied(done)
    if (!done) field.current?.select()
  }

  return (
    <div className="mb-3">
      <p aria-hidden="true" className="font-bold">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          className="h-control min-w-0 flex-[1_1_14rem] rounded-part border border-line-strong bg-paper px-2.5"
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void press()}>{copied ? text.copied : copy}</Button>
      </div>
      <p role="status" className="text-small text-missing">
        {copied === false && text.notCopied}
      </p>
    </div>
  )
}
