import { askForFile } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { outcomeOf } from '../../api/outcome.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-text.ts'
import { useMessage } from '../../ui/use-message.ts'
import { PrivacyLink } from '../privacy-link.tsx'
import { DeleteSection } from './delete-section.tsx'

const text = profileText.account

/** Downloads everything stored about the user, or deletes the account (AUTH-5). */
export function AccountTab({ onClose }: { onClose: () => void }) {
  const [success, say] = useMessage()
  const download = useSubmit(
    () => outcomeOf(askForFile('exportAccount', {}, { signal: networkTimeOut() })),
    (everything) => {
      downloadFile(text.fileName(new Date().toISOString().slice(0, 10)), everything)
      say({ kind: 'success', text: text.exported })
    },
  )

  return (
    <>
      <h3 className="font-bold">{text.exportTitle}</h3>
      <p className="mb-2 text-small text-ink-2">{text.exportHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={download.isBusy} onClick={() => void download.submit()}>
          {download.isBusy ? text.exporting : text.export}
        </Button>
        <span role="status" className="text-small text-have">
          {success?.text}
        </span>
      </div>
      {download.trouble && (
        <p role="alert" className="mt-2 text-missing">
          {download.trouble.isOffline ? text.exportFailed : download.trouble.reason}
        </p>
      )}
      <p className="mt-3 text-small">
        <PrivacyLink onClose={onClose} />
      </p>
      <DeleteSection />
    </>
  )
}
