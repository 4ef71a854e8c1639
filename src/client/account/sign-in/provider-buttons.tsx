import type { SignInProvider } from '#contract/users'
import { useAnswer } from '../../api/use-answer.ts'
import { signInText as text } from '../../messages/sign-in-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { onStart: (provider: SignInProvider) => void }

/** A button for each provider that this server offers, and nothing else (AUTH-1). */
export function ProviderButtons({ onStart }: Props) {
  const asked = useAnswer('getSignInProviders', {})
  return (
    <Answered asked={asked} words={{ ...text, failed: text.providersFailed }}>
      {(providers) => <ProviderList providers={providers} onStart={onStart} />}
    </Answered>
  )
}

function ProviderList({ providers, onStart }: Props & { providers: readonly SignInProvider[] }) {
  if (providers.length === 0) return <p>{text.none}</p>
  return (
    <ul className="flex flex-col gap-2">
      {providers.map((provider) => (
        <li key={provider.id}>
          <Button
            look={provider.isDevelopment ? 'plain' : 'primary'}
            className="w-full"
            onClick={() => onStart(provider)}
          >
            {provider.isDevelopment ? text.development : text.with(provider.name)}
          </Button>
          {provider.isDevelopment && <p className="mt-1.5 text-small text-ink-2">{text.developmentHint}</p>}
        </li>
      ))}
    </ul>
  )
}
