import { accountText as text } from '../messages/account-text.ts'
import { openDataManager } from '../state/open-data-manager.ts'
import { Button } from '../ui/button.tsx'

/** Opens the Data Manager (SYS-5), signed in or not. */
export function DataButton() {
  return (
    <Button look="quiet" className="text-small" title={text.dataTitle} onClick={openDataManager}>
      {text.data}
    </Button>
  )
}
