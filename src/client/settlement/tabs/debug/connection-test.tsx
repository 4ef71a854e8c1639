import { useState } from 'react'
import { debugText } from '../../../messages/debug-text.ts'
import { type TestedStep, testConnection } from '../../../saving/test-connection.ts'
import { log } from '../../../session/debug-log.ts'
import { Button } from '../../../ui/button.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import type { Message } from '../../../ui/use-message.ts'

const text = debugText.connection
const looks = { success: 'text-have', problem: 'text-missing' }

/** Tests whether the account's data reaches the database, step by step (SAVE-5, SYS-7). */
export function ConnectionTest() {
  const [steps, setSteps] = useState<readonly TestedStep[]>([])
  const [result, setResult] = useState<Message | null>(null)
  const { isBusy, during } = useBusy()

  async function test() {
    setSteps([])
    setResult(null)
    const message = await testConnection((tested) => setSteps((known) => [...known, tested]))
    log('connection', { operation: 'connection test', details: message.text })
    setResult(message)
  }

  return (
    <section aria-label={text.title}>
      <h3 className="font-bold">{text.title}</h3>
      <p className="max-w-[44rem] text-small text-ink-2">{text.hint}</p>
      <Button className="mt-2" aria-disabled={isBusy} onClick={() => void during(test)}>
        {isBusy ? text.testing : text.test}
      </Button>
      <ol className="mt-2 space-y-1" aria-label={text.title}>
        {steps.map((tested) => (
          <StepLine key={tested.name} tested={tested} />
        ))}
      </ol>
      <div role="status" className={`mt-1 font-semibold ${result ? looks[result.kind] : ''}`}>
        {result?.title && <p>{result.title}</p>}
        {result && <p>{result.text}</p>}
        {result?.hint && <p className="text-small font-normal">{result.hint}</p>}
      </div>
    </section>
  )
}

function StepLine({ tested: { name, tookMs, withinMs, isDone } }: { tested: TestedStep }) {
  return (
    <li className="flex flex-wrap gap-x-3">
      <span>{text.steps[name]}</span>
      <span className={isDone ? 'text-have' : 'text-missing'}>
        {isDone ? text.took(tookMs) : text.failedAfter(tookMs)}
      </span>
      <span className="text-small text-ink-2">{text.within(withinMs)}</span>
    </li>
  )
}
