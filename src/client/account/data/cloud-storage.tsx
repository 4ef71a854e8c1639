import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { dataManagerText, lastUpdatedText } from '../../messages/data-manager-text.ts'
import { loadFromCloud, saveToCloud } from '../../saving/cloud-acts.ts'
import { useSaveStatus } from '../../saving/save-status.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from './section.tsx'
import type { Message } from '../../ui/use-message.ts'

const text = dataManagerText.cloud

/** Saves to the account and loads from it, for signed-in users (SYS-5). */
export function CloudStorage({ say }: { say: (message: Message | null) => void }) {
  const account = useAccount()
  const status = useSaveStatus()
  const [busy, setBusy] = useState<'save' | 'load' | null>(null)
  const signedIn = account.state === 'signedIn'

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
      hint={hintFor(account.state, status.state === 'clean' ? status.savedAt : undefined)}
    >
      <Button disabled={!signedIn} title={signedIn ? undefined : text.signIn} onClick={() => act('save')}>
        {busy === 'save' ? text.saving : text.save}
      </Button>
      <Button disabled={!signedIn} title={signedIn ? undefined : text.signIn} onClick={() => act('load')}>
        {busy === 'load' ? text.loading : text.load}
      </Button>
    </Section>
  )
}

function hintFor(state: ReturnType<typeof useAccount>['state'], savedAt: string | null | undefined): string {
  if (state === 'signedOut') return text.signIn
  if (state !== 'signedIn') return text.wait
  return savedAt === undefined ? '' : text.lastSaved(lastUpdatedText(savedAt))
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
