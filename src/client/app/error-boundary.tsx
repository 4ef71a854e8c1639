import { Component, type ReactNode, useState } from 'react'
import { pageSetting } from '../api/page-settings.ts'
import { shellText } from '../messages/shell-text.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'

const text = shellText.crash

type State = { error: Error | null }

/** Shows the error screen where the app has failed (SYS-4). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    return this.state.error ? <Crashed error={this.state.error} /> : this.props.children
  }
}

function Crashed({ error }: { error: Error }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const details = `${error.message}\n\n${error.stack ?? ''}\n\n${location.href}\n${navigator.userAgent}`

  const chatUrl = pageSetting('chat-url')
  return (
    <main className="flex h-dvh flex-col items-center justify-center gap-3 p-6 text-center">
      <div role="alert">
        <h1 className="text-large font-bold">{text.title}</h1>
      </div>
      <p className="max-w-[52ch] text-ink-2">{text.body}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={() => location.reload()}>
          {text.refresh}
        </Button>
        <Button onClick={() => void copyText(details).then(setCopied)}>
          {copied ? text.copied : text.copy}
        </Button>
        {chatUrl && (
          <a
            className={`${buttonClass('plain')} px-3`}
            href={chatUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.report}
          </a>
        )}
      </div>
      <p role="status" className="text-small text-missing">
        {copied === false && text.notCopied}
      </p>
      <pre className="max-h-40 max-w-full overflow-auto rounded-part bg-sunken p-3 text-left text-tiny text-ink-2">
        {copied === false ? details : error.message}
      </pre>
    </main>
  )
}
