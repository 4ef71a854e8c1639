import type { BuildList } from '#domain/build-list/build-list'
import { type Catalog, findItem, itemName } from '#domain/catalog/catalog'
import { treeText } from '../../messages/tree-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { entryKey } from './chosen-forest.ts'
import { showTreeAs, showTreeOf, type TreeLook } from './tree-address.ts'

/** `choice` is 'all', or the key of the queue entry whose tree is shown. */
type Props = { catalog: Catalog; buildList: BuildList; choice: string; look: TreeLook }

const looks: readonly TreeLook[] = ['tree', 'list']

/** Chooses which queued item is shown, and whether as a tree or as a list. */
export function TreeToolbar({ catalog, buildList, choice, look }: Props) {
  const entries = buildList
    .filter(({ itemId }) => catalog.indexById.has(itemId))
    .map((entry) => ({ value: entryKey(entry), text: entryText(catalog, buildList, entry) }))
  return (
    <div className="tree-toolbar">
      {entries.length > 1 ? (
        <span className="tree-choice">
          <SelectField
            label={treeText.choice}
            value={choice}
            // No choice is marked as other than the default: the default is all trees or one, by how many boxes there are.
            changed={false}
            options={[{ value: 'all', text: treeText.all(entries.length) }, ...entries]}
            onChange={showTreeOf}
          />
        </span>
      ) : (
        <span className="tree-choice truncate text-small text-ink-2">{entries[0]?.text}</span>
      )}
      <fieldset aria-label={treeText.view} className="tree-looks">
        {looks.map((name) => (
          <button key={name} type="button" aria-pressed={look === name} onClick={() => showTreeAs(name)}>
            {treeText.views[name]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The recipe is named where the item is queued by two of them. */
function entryText(catalog: Catalog, buildList: BuildList, entry: BuildList[number]): string {
  const { itemId, quantity, recipeIndex } = entry
  const name = itemName(catalog, itemId)
  const recipe = findItem(catalog, itemId)?.recipes[recipeIndex]
  const isTwice = buildList.filter((other) => other.itemId === itemId).length > 1
  return isTwice && recipe
    ? treeText.entryWithRecipe(quantity, name, recipe.name)
    : treeText.entry(quantity, name)
}
