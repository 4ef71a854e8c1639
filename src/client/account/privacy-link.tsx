import { privacyLinkText } from '../messages/privacy-link-text.ts'
import { goTo } from '../state/route.ts'

/** To the page about what is stored; the dialog it stands in closes. */
export function PrivacyLink({ onClose }: { onClose: () => void }) {
  return (
    <a
      href="/privacy"
      className="text-accent underline"
      onClick={(event) => {
        event.preventDefault()
        onClose()
        goTo('privacy')
      }}
    >
      {privacyLinkText}
    </a>
  )
}
