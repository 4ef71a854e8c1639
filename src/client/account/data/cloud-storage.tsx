import { useState } from 'react'
import { dataManagerText, lastUpdatedText } from '../../messages/data-manager-text.ts'
import { savingText } from '../../messages/saving-text.ts'
import { loadFromCloud, saveToCloud } from '../../saving/cloud-acts.ts'
import { useSaveStatus } from '../../saving/save-status.ts'
import { useAccount } from '../../session/account.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from '../../ui/use-message.ts'
import { Section } from './section.tsx'

const text = dataManagerText.cloud

/** Saves to the account and loads from it, for signed-in users (SYS-5). */
export function CloudStorage({ say }: { say: (message: Message | null) => void }) {
  const account = useAccount()
  const status = useSaveStatus()
  const [busy, setBusy] = useState<'save' | 'load' | null>(null)
  const closed = whyClosed(account.state)

  async function act(what: 'save' | 'load') {
    if (busy) return
    setBusy(what)
    say(null)
    say(await (what === 'save' ? save() : load()))
    setBusy(null)
  }

  return (
    <Section
      title={text.title}
      hint={closed ?? (status.state === 'clean' ? text.lastSaved(lastUpdatedText(status.savedAt)) : '')}
    >
      <Button disabled={closed !== undefined} title={closed} onClick={() => act('save')}>
        {busy === 'save' ? text.saving : text.save}
      </Button>
      <Button disabled={closed !== undefined} title={closed} onClick={() => act('load')}>
        {busy === 'load' ? text.loading : text.load}
      </Button>
    </Section>
  )
}

/** Why the buttons are disabled; undefined for whoever is signed in. */
function whyClosed(state: ReturnType<typeof useAccount>['state']): string | undefined {
  if (state === 'signedIn') return undefined
  if (state === 'unreachable') return savingText.kept
  return state === 'signedOut' ? text.signIn : text.wait
}

async function save(): Promise<Message> {
  try {
    await saveToCloud()
    return { kind: 'success', text: text.saved }
  } catch (error) {
    return { kind: 'problem', text: sentenceOf(error, text.saveFailed) }
  }
}

async function load(): Promise<Message> {
  try {
    keepPlanAside('cloud-loaded')
    const found = await loadFromCloud()
    return { kind: 'success', text: found === 'loaded' ? text.loaded : text.nothing }
  } catch (error) {
    return { kind: 'problem', text: sentenceOf(error, text.loadFailed) }
  }
}

function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
