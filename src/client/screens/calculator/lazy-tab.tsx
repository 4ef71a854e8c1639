import { type ComponentType, lazy, Suspense } from 'react'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const text = shareButtonsText.notLoaded

/** A tab whose code comes when it is first opened; where it does not arrive, the tab says so. */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  )
  return function LazyTab(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function NotLoaded() {
  return (
    <div role="alert" className="flex flex-1">
      <EmptyState title={text.title} hint={text.body}>
        <Button look="primary" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      </EmptyState>
    </div>
  )
}
