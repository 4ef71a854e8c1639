import { pageSetting } from '../api/page-settings.ts'
import { shellText } from '../messages/shell-text.ts'
import { useIsSaveFault } from '../saving/save-status.ts'
import { SavingPlace } from '../saving/saving-place.tsx'
import { setPreference, usePreferences } from '../state/preferences.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountDialogs } from './account-dialogs.tsx'
import { AccountPlace } from './account-place.tsx'
import { AppTabs } from './app-tabs.tsx'
import { BellPlace } from './bell-place.tsx'
import { CatalogButton } from './catalog/catalog-button.tsx'
import { OfflineMark } from './offline-mark.tsx'

const text = shellText.header

export function AppHeader() {
  // An error has its own line under the rest.
  const isFault = useIsSaveFault()
  const chatUrl = pageSetting('chat-url')
  return (
    <header
      className={`flex min-h-14 shrink-0 flex-wrap items-center gap-x-1.5 border-b border-line bg-panel px-5 max-phone:px-3 max-phone:pb-1.5 short:min-h-11 classic:min-h-11 ${isFault ? 'gap-y-1.5 wide:py-2' : 'wide:flex-nowrap'}`}
    >
      <h1 className="flex items-center gap-2 text-body font-bold whitespace-nowrap">
        <span className="h-[22px] w-5 bg-accent [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]" />
        <span className="max-[27rem]:sr-only">{shellText.appName}</span>
      </h1>
      <span className="w-2 max-phone:hidden" />
      <AppTabs />
      <span className="flex-1" />
      <OfflineMark />
      <CatalogButton />
      {chatUrl && (
        <a
          className={`${buttonClass('quiet')} px-3 text-small max-[110rem]:w-control max-[110rem]:px-0`}
          href={chatUrl}
          target="_blank"
          rel="noopener noreferrer"
          title={text.chatTitle}
          aria-label={text.chatTitle}
        >
          <Icon name="chat" />
          <span className="max-[110rem]:hidden">{text.chat}</span>
        </a>
      )}
      <LayoutToggle />
      <ThemeToggle />
      <span
        className={isFault ? 'contents' : 'wide:min-w-0 wide:overflow-hidden empty:hidden max-wide:contents'}
      >
        <SavingPlace />
      </span>
      <BellPlace />
      <AccountPlace />
      <AccountDialogs />
    </header>
  )
}

function LayoutToggle() {
  const { modern } = usePreferences()
  const title = modern ? text.toClassicTitle : text.toModernTitle
  return (
    <Button
      look="quiet"
      className="text-small tight:hidden max-[110rem]:w-control max-[110rem]:px-0"
      title={title}
      aria-label={title}
      onClick={() => setPreference('modern', !modern)}
    >
      <Icon name={modern ? 'rows' : 'cards'} />
      <span className="max-[110rem]:hidden">{modern ? text.toClassic : text.toModern}</span>
    </Button>
  )
}

function ThemeToggle() {
  const { dark } = usePreferences()
  const title = dark ? text.toLight : text.toDark
  return (
    <Button
      look="quiet"
      icon
      className="tight:hidden"
      title={title}
      aria-label={title}
      onClick={() => setPreference('dark', !dark)}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  )
}
