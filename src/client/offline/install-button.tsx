import { offlineText } from '../messages/offline-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { appVersionStore, useAppVersion } from './app-version.ts'

/** Installs the app on the device, where the browser offers that (BEY-10). */
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
        // An offer can be used only once; the browser may make another one later.
        appVersionStore.setState({ install: null })
      }}
    >
      <Icon name="down" />
      <span className="max-[110rem]:hidden">{offlineText.install}</span>
    </Button>
  )
}
