import { shellText } from '../messages/shell-text.ts'

/** The columns' outlines while the catalogue is loading (CAL-13); index.html shows the same before the app runs. */
export function CatalogLoading() {
  const outline = 'rounded-panel border border-line bg-panel shadow-panel'
  return (
    <main className="calculator-columns relative min-h-0 flex-1 gap-gap p-gap wide:px-5">
      <div className={outline} />
      <div className={`${outline} lone:hidden`} />
      <div className={`${outline} lone:hidden`} />
      <p
        role="status"
        className="absolute top-1/2 left-1/2 flex w-max max-w-[min(22rem,calc(100%-4rem))] -translate-1/2 flex-col items-center gap-4 rounded-panel border border-line bg-panel px-6 py-6 text-center font-semibold text-ink-2 shadow-panel"
      >
        <span className="h-10 w-9 motion-safe:animate-pulse bg-accent [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]" />
        {shellText.loadingCatalog}
        <span className="-mt-3 font-normal text-balance text-ink-3">{shellText.whatItDoes}</span>
      </p>
    </main>
  )
}
