import { use, useRef, useState } from 'react'
import { shareText } from '../../messages/share-text.ts'
import type { WrittenPlanLink } from '../../plan/link/plan-link.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'

const text = shareText.share
/** Discord and others cut longer messages. */
const longLink = 2_000

type Props = { link: Promise<WrittenPlanLink>; withInventory: boolean }

export function ShareLink({ link, withInventory }: Props) {
  const written = use(link)
  if (written.status === 'ok') {
    const url = `${location.origin}/${written.fragment}`
    return <ReadyLink key={url} url={url} />
  }
  const large = withInventory ? text.tooLargeWithInventory : text.tooLarge
  return (
    <p role="status" className="rounded-part bg-warn-soft px-3 py-2 text-small text-warn">
      {written.status === 'too-large' ? large : text.unsupported}
    </p>
  )
}

function ReadyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const onPhone = useMediaQuery('(pointer: coarse)')
  const canSend = onPhone && 'share' in navigator

  async function copy() {
    const done = await copyText(url)
    setCopied(done)
    if (!done) field.current?.select()
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          className="h-control min-w-0 flex-[1_1_14rem] rounded-part border border-line-strong bg-paper px-2.5 text-small text-ink-2"
          aria-label={text.link}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="primary" className="max-phone:flex-1" onClick={copy}>
          {copied ? text.copied : text.copy}
        </Button>
        {canSend && (
          <Button className="flex-1" onClick={() => void send(url)}>
            {text.send}
          </Button>
        )}
      </div>
      <p role="status" className="text-small not-empty:mt-2">
        {copied === true && <span className="sr-only">{text.copied}</span>}
        {copied === false && <span className="text-missing">{text.notCopied}</span>}
      </p>
      {url.length > longLink && <p className="mt-2 text-small text-ink-2">{text.long(url.length)}</p>}
    </>
  )
}

/** Opens the phone's own list of apps to send the link with. Whoever closes it has changed their mind, and that is no failure. */
function send(url: string): Promise<void> {
  return navigator.share({ title: text.planTitle, url }).catch(() => {})
}
