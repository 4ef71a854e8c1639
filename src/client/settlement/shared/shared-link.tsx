import { inThisTab } from '../../ui/in-this-tab.ts'
import { pathOfShared, showShared } from '../settlement-route.ts'

/** The name of a shared project, which leads to its page. */
export function SharedLink({ id, name }: { id: string; name: string }) {
  return (
    <a href={pathOfShared(id)} className="hover:underline" onClick={inThisTab(() => showShared(id))}>
      <bdi>{name}</bdi>
    </a>
  )
}
