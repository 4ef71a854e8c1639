import { privacyText as text } from '../messages/privacy-text.ts'
import { goTo } from '../state/route.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

/** The page about what is stored, where, and who sees it (AUTH-4, AUTH-5). */
export function PrivacyScreen() {
  return (
    <main className="mx-auto grid min-h-0 w-full max-w-[42rem] flex-1 p-gap max-phone:p-2">
      <Panel title={text.title}>
        <div className="min-h-0 overflow-y-auto px-3.5 pb-4">
          <p className="text-ink-2">{text.intro}</p>
          {text.sections.map(({ title, points }) => (
            <section key={title} className="mt-4">
              <h3 className="mb-1 font-bold">{title}</h3>
              <ul className="flex list-disc flex-col gap-1.5 pl-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
          <Button look="primary" className="mt-5" onClick={() => goTo('calculator')}>
            {text.toCalculator}
          </Button>
        </div>
      </Panel>
    </main>
  )
}
