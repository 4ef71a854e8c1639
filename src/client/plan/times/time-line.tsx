import { restSeconds, type TimeTotal } from '#domain/timing/time-total'
import { joinDotted } from '../../item/origin.ts'
import { timeText as text } from '../../messages/time-text.ts'

/** How long all that is left takes, how much of it is only waiting, and what the estimate leaves out (BEY-20). */
export function TimeLine({ total }: { total: TimeTotal }) {
  const leftOut = Object.values(total.untimed).reduce((sum, count) => sum + count, 0)
  const facts = [
    total.actions > 0 && text.actions(total.actions),
    total.stamina > 0 && text.stamina(total.stamina),
    total.waitSeconds > 0 && text.waits(total.waitSeconds),
  ].filter((fact) => fact !== false)
  return (
    <section aria-label={text.label} className="text-small text-ink-2">
      <p>
        {total.actions > 0 ? (
          <>
            <b className="text-ink">{text.aboutInAll(total.seconds)}</b> {text.work}
          </>
        ) : (
          text.noWork
        )}
        {facts.length > 0 && ` · ${joinDotted(facts)}`}
      </p>
      <details className="text-tiny text-ink-3">
        <summary className="w-fit cursor-pointer py-0.5 thumb:py-3">{text.estimate(leftOut)}</summary>
        <p className="max-w-[75ch] pb-1">
          {[text.rest(restSeconds(total.stamina)), text.leftOut(total.untimed), text.assumes]
            .filter(Boolean)
            .join(' ')}
        </p>
      </details>
    </section>
  )
}
