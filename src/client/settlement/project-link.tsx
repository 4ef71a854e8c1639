import { inThisTab } from '../ui/in-this-tab.ts'
import { pathOfProject, showProject } from './settlement-route.ts'

type Props = { id: string; name: string; className?: string }

/** A project's name, which leads to its own page. */
export function ProjectLink({ id, name, className = '' }: Props) {
  return (
    <a
      href={pathOfProject(id)}
      className={`hover:underline ${className}`}
      onClick={inThisTab(() => showProject(id))}
    >
      <bdi>{name}</bdi>
    </a>
  )
}
