import { privacyLinkText } from '../messages/privacy-link-text.ts'
import { goTo } from '../state/route.ts'

/** Opens the page about what is stored, and closes the dialog that the link is in. */
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
