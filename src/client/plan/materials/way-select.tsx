import type { Item } from '#domain/catalog/item'
import { type Choice, waysOf } from '#domain/crafting/choice'
import { wayKey, wayText } from '../../item/way-text.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { choose } from '../../state/edits.ts'

/** How to come by an item everywhere in the plan (BEY-2), small enough for a row. */
export function WaySelect({ item, inUse }: { item: Item; inUse: Choice }) {
  const { catalog } = useEngine()
  const ways = waysOf(item)
  const isChanged = wayKey(inUse) !== wayKey(ways[0]!)
  return (
    <select
      aria-label={text.wayOf(item.name)}
      title={text.wayOf(item.name)}
      className={`h-5.5 max-w-full min-w-0 flex-[1_0_6rem] truncate rounded-part border px-1 text-tiny thumb:h-control ${
        isChanged ? 'border-accent bg-accent-soft text-ink' : 'border-line bg-paper text-ink-2'
      }`}
      value={wayKey(inUse)}
      onChange={(event) => {
        const place = ways.findIndex((way) => wayKey(way) === event.currentTarget.value)
        choose(item.id, place > 0 ? ways[place]! : null)
      }}
    >
      {ways.map((way, place) => (
        <option key={wayKey(way)} value={wayKey(way)}>
          {place === 0 ? text.defaultWay(wayText(catalog, item, way)) : wayText(catalog, item, way)}
        </option>
      ))}
    </select>
  )
}
