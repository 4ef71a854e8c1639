import './shared.css'
import { sharedText as text } from '../../messages/shared-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useMessage } from '../../ui/use-message.ts'
import { useSettlements } from '../selectors.ts'
import { SharedCard } from './shared-card.tsx'
import { useSharedList } from './use-shared.ts'
import { useSharedVersion } from './use-shared-version.ts'

/** The projects that others share with the user, below those of the user's own settlement; nothing is drawn where there are none (SET-9). */
export function SharedWithYou() {
  const version = useSharedVersion()
  const shown = useSharedList(version)
  const [left, say] = useMessage()
  const isLive = useSettlements((state) => state.isLive)
  const { answer, trouble, askAgain } = shown
  const isCutOff = trouble?.isOffline && (!isLive || !navigator.onLine)
  if (answer?.length === 0 && !trouble && !left) return null
  // No list is known: the first answer is awaited, or the connection is lost, which the page says elsewhere. Mostly nothing is shared then.
  if (answer === null && (!trouble || isCutOff)) return null
  return (
    <section aria-labelledby="shared-with-you" className="px-3.5 pb-3.5">
      <h3 id="shared-with-you" className="font-bold">
        {text.title}
      </h3>
      <p className="mb-2 text-small text-ink-2">{text.hint}</p>
      <p role="status" className="text-small text-have">
        {left?.text}
      </p>
      <Answered asked={shown} words={text}>
        {(collaborations) =>
          collaborations.length === 0 ? (
            <p className="text-small text-ink-2">{text.none}</p>
          ) : (
            <ul ref={plainListKeys} aria-label={text.list} className="shared-cards">
              {collaborations.map((collaboration) => (
                <li key={collaboration.id}>
                  <SharedCard
                    collaboration={collaboration}
                    version={version}
                    onLeft={() => {
                      say({ kind: 'success', text: text.left(collaboration.projectName) })
                      void askAgain()
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}
