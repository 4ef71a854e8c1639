import type { Catalog } from '#domain/catalog/catalog'
import { type Rarity, rarities } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { highestToolLevel, type OwnTool, powerFor } from '#domain/timing/own-tools'
import { timeText } from '../../messages/time-text.ts'
import { setOwnTool } from '../../session/means-store.ts'
import { SelectField } from '../../ui/select-field.tsx'

const text = timeText.means
const levels = Array.from({ length: highestToolLevel }, (_, index) => index + 1)
const notTold = '0'

type Props = { catalog: Catalog; kind: string; tool: OwnTool | null }

/** One kind of tool: which tier and rarity of it a player has, and what one action makes with it. */
export function ToolRow({ catalog, kind, tool }: Props) {
  return (
    <li className="flex items-center gap-1.5 py-0.5">
      <span aria-hidden="true" className="min-w-0 flex-1 truncate" title={kind}>
        {kind}
      </span>
      {tool && (
        <span className="text-tiny whitespace-nowrap text-ink-3">
          {/* For work of level 1, which the player's own tool is always good enough for: then the tier, the last number, plays no part. */}
          {text.power(powerFor(catalog, new Map([[kind, tool]]), { name: kind, level: 1 }, 1))}
        </span>
      )}
      <span className="flex shrink-0">
        <SelectField
          label={text.level(kind)}
          value={String(tool?.level ?? notTold)}
          changed={tool !== null}
          options={[
            { value: notTold, text: text.notTold },
            ...levels.map((level) => ({ value: String(level), text: text.tier(level) })),
          ]}
          onChange={(level) =>
            setOwnTool(kind, level === notTold ? null : { level: Number(level), rarity: tool?.rarity ?? 1 })
          }
        />
      </span>
      <span className="flex w-26 shrink-0">
        <SelectField
          label={text.rarity(kind)}
          value={String(tool?.rarity ?? 1)}
          changed={tool !== null}
          disabled={tool === null}
          options={rarities.map((rarity) => ({ value: String(rarity), text: rarityName(rarity) }))}
          onChange={(rarity) => tool && setOwnTool(kind, { ...tool, rarity: Number(rarity) as Rarity })}
        />
      </span>
    </li>
  )
}
