import type { ReactNode } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import type { Catalog } from '#domain/catalog/catalog'
import type { Line } from '#domain/settlement/contribution'
import { TierChip } from '../../../item/tier-chip.tsx'
import { ageWords } from '../../../messages/age-words.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { formatTime } from '../../../messages/format.ts'
import { Initials } from '../../initials.tsx'
import { itemOf, type ListedContribution } from './listed-contribution.ts'
import { proofLink } from './proof-link.ts'

const text = contributionsText.panel

type Props = { catalog: Catalog; listed: ListedContribution; now: number }

/** Who delivered what, for which task, when; the notes whole, and the proof (CON-1). */
export function ContributionFacts({ catalog, listed, now }: Props) {
  const { contribution, who, enteredBy, isOwn, task, project, others } = listed
  const { submittedAt, itemsContributed, materials, notes, proofOfWork } = contribution
  return (
    <div className="flex flex-col gap-2.5 px-4 py-3">
      <div className="flex items-center gap-2.5">
        {/* One person, so `andMore` is never asked for words. */}
        <Initials people={[who]} most={1} andMore={String} />
        <p className="min-w-0 wrap-anywhere">
          <b>{enteredBy === null && isOwn ? contributionsText.row.you(who.name) : who.name}</b>
          {enteredBy !== null && ` · ${contributionsText.row.enteredBy(enteredBy)}`}
          <span className="block text-small text-ink-2">
            {text.ago(formatTime(submittedAt), ageWords(submittedAt, now))}
          </span>
        </p>
      </div>
      <p className="wrap-anywhere">
        {text.for} <b>{task}</b>
        {project && ` ${text.in(project)}`}
      </p>
      {/* A single item is in the panel's title already. */}
      {others > 0 && <Lines word={text.items} catalog={catalog} lines={itemsContributed} />}
      {materials.length > 0 && <Lines word={text.materials} catalog={catalog} lines={materials} />}
      {notes && (
        <Fact word={text.notes}>
          <span className="whitespace-pre-line">{notes}</span>
        </Fact>
      )}
      {proofOfWork && (
        <Fact word={text.proof}>
          <Proof proof={proofOfWork} />
        </Fact>
      )}
    </div>
  )
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <p className="text-small font-semibold">{word}</p>
      <div className="text-ink-2">{children}</div>
    </div>
  )
}

function Lines({ word, catalog, lines }: { word: string; catalog: Catalog; lines: readonly Line[] }) {
  return (
    <Fact word={word}>
      <ul aria-label={word}>
        {lines.map(({ itemId, quantity }) => {
          const item = itemOf(catalog, itemId)
          return (
            <li key={itemId} className="flex items-center gap-2 py-0.5">
              <b className="min-w-10 text-right">{formatNumber(quantity)}</b>
              <TierChip tier={item.tier} />
              {item.name}
            </li>
          )
        })}
      </ul>
    </Fact>
  )
}

function Proof({ proof }: { proof: string }) {
  const link = proofLink(proof)
  if (link === null) return proof
  return (
    <a href={link} target="_blank" rel="noopener noreferrer ugc" className="text-accent underline">
      {proof} <span className="sr-only">{text.opens}</span>
    </a>
  )
}
