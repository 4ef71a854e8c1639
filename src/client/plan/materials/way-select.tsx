import type { Item } from '#domain/catalog/item'
import { type Choice, waysOf } from '#domain/crafting/choice'
import { firstWays } from '../../item/first-ways.ts'
import { wayKey, wayText } from '../../item/way-text.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { choose } from '../../state/edits.ts'
import { openItem } from '../aside-address.ts'
import { useMeans } from '../means/means.ts'

/** The value of the last option, which leads to the item's details for the ways that are not listed. */
const rest = 'rest'

/** How to come by an item everywhere in the plan (BEY-2), small enough for a row. */
export function WaySelect({ item, inUse }: { item: Item; inUse: Choice }) {
  const { catalog } = useEngine()
  const { levels } = useMeans()
  const ways = waysOf(item)
  const wordsOf = (way: Choice) => wayText(catalog, item, way, levels)
  const shown = firstWays(ways, inUse)
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
        if (event.currentTarget.value === rest) return openItem(item.id)
        const place = ways.findIndex((way) => wayKey(way) === event.currentTarget.value)
        // The first way is the usual one: it is in use where nothing is chosen.
        choose(item.id, place > 0 ? ways[place]! : null)
      }}
    >
      {shown.map((way) => (
        <option key={wayKey(way)} value={wayKey(way)}>
          {way === ways[0] ? text.defaultWay(wordsOf(way)) : wordsOf(way)}
        </option>
      ))}
      {shown.length < ways.length && (
        <option value={rest}>{text.moreWays(ways.length - shown.length)}</option>
      )}
    </select>
  )
}
