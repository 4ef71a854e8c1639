import type { KeyboardEvent } from 'react'
import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText as text } from '../../../messages/projects-text.ts'
import { apartPartAround, takesArrows } from '../../../ui/keys-of-parts.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { useMay } from '../../membership.ts'
import { setProject } from '../../project-acts.ts'
import type { ListedProject } from './listed-projects.ts'
import type { OpenProjectDialog, ProjectDialog } from './project-dialog.ts'

type Props = { settlementId: string; listed: ListedProject; onDialog: OpenProjectDialog }

/** The menu of what the user's role allows to do with a project, beside its status and items. */
export function ProjectMenu({ settlementId, listed, onDialog }: Props) {
  const { project, place, ofPriority } = listed
  const may = useMay()
  const opening = (kind: Extract<ProjectDialog, { readonly project: Project }>['kind']) => () =>
    onDialog({ kind, project })
  const moving = (position: number) => () =>
    void setProject(settlementId, { projectId: project.id, position })
  const mayEdit = may('project.update')
  const items = [
    mayEdit && { label: text.menu.rename, onPick: opening('rename') },
    mayEdit && place > 0 && { label: text.menu.earlier, onPick: moving(place - 1) },
    mayEdit && place < ofPriority - 1 && { label: text.menu.later, onPick: moving(place + 1) },
    mayEdit && { label: text.menu.players, onPick: opening('players') },
    may('inventory.hand_over') && { label: text.menu.handOver, onPick: opening('handOver') },
    may('project.template') && { label: text.menu.saveTemplate, onPick: opening('saveTemplate') },
    may('progress_link.manage') && { label: text.menu.progressLink, onPick: opening('progressLink') },
    may('project.share') && { label: text.menu.share, onPick: opening('share') },
    may('project.regenerate') && { label: text.menu.regenerate, onPick: opening('regenerate') },
    may('project.archive') && { label: text.menu.archive, onPick: opening('archive') },
    may('project.delete') && { label: text.menu.delete, onPick: opening('delete') },
  ].filter((item) => item !== false)

  const label = text.menu.label(project.name)

  return (
    <MenuButton
      look="quiet"
      icon
      aria-label={label}
      title={items.length > 0 ? label : text.notYours}
      disabled={items.length === 0}
      menuLabel={label}
      items={items}
    >
      ⋯
    </MenuButton>
  )
}

/** Alt with an arrow serves a project earlier or later, wherever the focus is on its card but in a choice or a menu, which use these keys. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  settlementId: string,
  { project, place, ofPriority }: ListedProject,
): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!event.altKey || by === undefined) return
  const { target, currentTarget: card } = event
  if (!(target instanceof HTMLElement) || takesArrows(target) || apartPartAround(target, card)) return
  event.preventDefault()
  const position = place + by
  if (position < 0 || position >= ofPriority) return
  void setProject(settlementId, { projectId: project.id, position })
}
