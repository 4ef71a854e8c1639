import { offlineText } from '../messages/offline-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { appVersionStore, useAppVersion } from './app-version.ts'

/** Offers what the browser offers: the app as one of the device's own (BEY-10). */
export function InstallButton() {
  const { install } = useAppVersion()
  if (!install) return null
  return (
    <Button
      look="quiet"
      className="text-small max-[110rem]:w-control max-[110rem]:px-0"
      title={offlineText.installTitle}
      aria-label={offlineText.installTitle}
      onClick={() => {
        void install.prompt()
        // An offer can be taken up once; the browser makes another when it likes.
        appVersionStore.setState({ install: null })
      }}
    >
      <Icon name="down" />
      <span className="max-[110rem]:hidden">{offlineText.install}</span>
    </Button>
  )
}
