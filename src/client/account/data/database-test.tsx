import { dataManagerText } from '../../messages/data-manager-text.ts'
import { testConnection } from '../../saving/test-connection.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { Message } from '../../ui/use-message.ts'
import { Section } from './section.tsx'

const text = dataManagerText.database

/** Tests whether saved data reaches the database and can be read back (SYS-5). */
export function DatabaseTest({ say }: { say: (message: Message | null) => void }) {
  // Also where the server did not answer who is signed in: then the test says why.
  const canTest = useAccount().state !== 'signedOut'
  const { isBusy, during } = useBusy()

  async function test() {
    say(null)
    say(await testConnection())
  }

  return (
    <Section title={text.title} {...(!canTest && { hint: text.signIn })}>
      <Button disabled={!canTest} title={canTest ? undefined : text.signIn} onClick={() => void during(test)}>
        {isBusy ? text.testing : text.test}
      </Button>
    </Section>
  )
}
