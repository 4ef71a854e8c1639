import { pathOfShared, showShared } from '../settlement-route.ts'

/** The name of a shared project, which leads to its page. */
export function SharedLink({ id, name }: { id: string; name: string }) {
  return (
    <a
      href={pathOfShared(id)}
      className="hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        showShared(id)
      }}
    >
      <bdi>{name}</bdi>
    </a>
  )
}
