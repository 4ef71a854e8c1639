import { Suspense, use, useState } from 'react'
import type { SignInProvider } from '#contract/users'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { signInText as text } from '../../messages/sign-in-text.ts'
import { Button } from '../../ui/button.tsx'

type Providers = Promise<readonly SignInProvider[] | null>
type Props = { onStart: (provider: SignInProvider) => void }

/** The ways to sign in that this server offers, and nothing else (AUTH-1). */
export function ProviderButtons({ onStart }: Props) {
  const [providers, setProviders] = useState(askForProviders)
  return (
    <Suspense fallback={<p className="text-ink-3">{text.loading}</p>}>
      <Offered providers={providers} onStart={onStart} onRetry={() => setProviders(askForProviders())} />
    </Suspense>
  )
}

function askForProviders(): Providers {
  return ask('getSignInProviders', {}, { signal: networkTimeOut() }).catch(() => null)
}

function Offered({ providers, onStart, onRetry }: Props & { providers: Providers; onRetry: () => void }) {
  const offered = use(providers)
  if (!offered)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-missing">{text.providersFailed}</p>
        <Button onClick={onRetry}>{text.retry}</Button>
      </div>
    )
  if (offered.length === 0) return <p>{text.none}</p>
  return (
    <ul className="flex flex-col gap-2">
      {offered.map((provider) => (
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
