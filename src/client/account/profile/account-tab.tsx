import { useState } from 'react'
import { askForFile } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { refusalSentence } from '../../api/procedures.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-text.ts'
import { PrivacyLink } from '../privacy-link.tsx'
import { DeleteSection } from './delete-section.tsx'
import { useShortMessage } from './use-short-message.ts'

const text = profileText.account

/** Everything stored about the player, to take along or to delete (AUTH-5). */
export function AccountTab({ onClose }: { onClose: () => void }) {
  const [trouble, setTrouble] = useState('')
  const [isLoading, setLoading] = useState(false)
  const [success, showSuccess] = useShortMessage()

  async function download() {
    setTrouble('')
    setLoading(true)
    try {
      const everything = await askForFile('exportAccount', {}, { signal: networkTimeOut() })
      downloadFile(text.fileName(new Date().toISOString().slice(0, 10)), everything)
      showSuccess(text.exported)
    } catch (error) {
      setTrouble(refusalSentence(error) ?? text.exportFailed)
    }
    setLoading(false)
  }

  return (
    <>
      <h3 className="font-bold">{text.exportTitle}</h3>
      <p className="mb-2 text-small text-ink-2">{text.exportHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isLoading} onClick={() => void download()}>
          {isLoading ? text.exporting : text.export}
        </Button>
        <span role="status" className="text-small text-have">
          {success}
        </span>
      </div>
      {trouble && (
        <p role="alert" className="mt-2 text-missing">
          {trouble}
        </p>
      )}
      <p className="mt-3 text-small">
        <PrivacyLink onClose={onClose} />
      </p>
      <DeleteSection />
    </>
  )
}
