import { shellText } from '../messages/shell-text.ts'
import { loadCatalog } from '../state/catalog.ts'
import { Button } from '../ui/button.tsx'

const text = shellText.catalogFailed

export function CatalogFailed({ reason }: { reason: string }) {
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <div role="alert">
        <h2 className="text-large font-bold">{text.title}</h2>
      </div>
      <p className="max-w-[48ch] text-ink-2">{text.body}</p>
      <Button look="primary" onClick={() => void loadCatalog({ again: true })}>
        {shellText.retry}
      </Button>
      <p className="text-small text-ink-3">
        {text.details}: {reason}
      </p>
    </main>
  )
}
