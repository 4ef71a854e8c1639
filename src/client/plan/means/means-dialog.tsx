import { useMemo } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { toolKinds } from '#domain/timing/own-tools'
import { timeText } from '../../messages/time-text.ts'
import { accountUserId, useAccount } from '../../session/account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldGroup } from '../../ui/preference-fields.tsx'
import { LevelField } from './level-field.tsx'
import { useMeans } from './means.ts'
import { ToolRow } from './tool-row.tsx'

const text = timeText.means

type Props = { catalog: Catalog; onClose: () => void }

/** The tools and levels a player has, told once for all estimates (BEY-9, BEY-20). */
export function MeansDialog({ catalog, onClose }: Props) {
  const { tools, levels } = useMeans()
  const account = useAccount()
  const kinds = toolKinds(catalog)
  const skills = useMemo(() => skillsOf(catalog), [catalog])
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p className="mb-3 text-small text-ink-2">
        {text.hint} {accountUserId(account) === null ? text.kept.device : text.kept.account}
      </p>
      <FieldGroup title={text.tools}>
        {kinds.length === 0 && <p className="text-small text-ink-2">{text.noTools}</p>}
        <ul className="grid grid-cols-2 gap-x-6 max-phone:grid-cols-1">
          {kinds.map((kind) => (
            <ToolRow key={kind} catalog={catalog} kind={kind} tool={tools.get(kind) ?? null} />
          ))}
        </ul>
      </FieldGroup>
      <FieldGroup title={text.levels}>
        <ul className="grid grid-cols-2 gap-x-6 max-phone:grid-cols-1">
          {skills.map((skill) => (
            <li key={skill} className="flex items-center gap-2 py-0.5">
              <span aria-hidden="true" className="min-w-0 flex-1 truncate" title={skill}>
                {skill}
              </span>
              <span className="field rounded-part border border-line bg-paper">
                <LevelField skill={skill} level={levels.get(skill) ?? 0} className="w-14" />
              </span>
            </li>
          ))}
        </ul>
      </FieldGroup>
    </Dialog>
  )
}

/** Every skill that something is crafted or gathered with. */
function skillsOf(catalog: Catalog): readonly string[] {
  const skills = new Set<string>()
  for (let index = 0; index < catalog.size; index++) {
    for (const skill of catalog.skillsAt(index)) skills.add(skill)
  }
  return [...skills].sort()
}
