import { useState } from 'react'
import { networkTimeOut } from '../../account/network-time-out.ts'
import { ask } from '../../api/ask.ts'
import { downloadText } from '../../header/download-text.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Button } from '../../ui/button.tsx'
import { PrivacyLink } from '../account/privacy-link.tsx'
import { DeleteSection } from './delete-section.tsx'
import { useShortMessage } from './use-short-message.ts'

const text = profileText.account

/** Everything stored about the player, to take along or to delete (AUTH-5). */
export function AccountTab({ onClose }: { onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  const [success, showSuccess] = useShortMessage()

  async function download() {
    setFailed(false)
    try {
      const everything = await ask('exportAccount', {}, { signal: networkTimeOut() })
      const name = text.fileName(everything.exportDate.slice(0, 10))
      downloadText(name, JSON.stringify(everything, null, 2), 'application/json')
      showSuccess(text.exported)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <h3 className="font-bold">{text.exportTitle}</h3>
      <p className="mb-2 text-small text-ink-2">{text.exportHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void download()}>{text.export}</Button>
        <span role="status" className="text-small text-have">
          {success}
        </span>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-2 text-missing">
          {text.exportFailed}
        </p>
      )}
      <p className="mt-3 text-small">
        <PrivacyLink onClose={onClose} />
      </p>
      <DeleteSection />
    </>
  )
}
