import { followRecipes } from '#domain/crafting/follow-recipes'
import type { WholePlan } from '#domain/crafting/whole-plan'
import { ask } from '../../api/ask.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { loadFromCloud, saveAll } from '../../saving/cloud-acts.ts'
import { fromWire } from '../../saving/wire-document.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { whenInUse } from '../../state/catalog.ts'
import { followToUse } from '../../state/follow-plan.ts'
import { noteStep } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import type { Message } from '../../ui/use-message.ts'

/** Fetches the plan of a saved version of the account, with its recipes by their places in the catalogue in use. */
export async function accountPlan(version: number): Promise<WholePlan> {
  const { document, catalogue } = await ask('getUserDataVersion', { version })
  return (await followToUse(fromWire(document), catalogue)).plan
}

/** Restores a saved version of the account, in one step that undo takes back. Unsent changes are saved first, as a version, so that none is lost. */
export async function restoreVersion(version: number): Promise<Message> {
  try {
    await saveAll()
    keepPlanAside('plan-restored')
    const left = await whenInUse()
    const before = calculatorStore.getState()
    await ask('restoreUserDataVersion', { version })
    await loadFromCloud()
    // The version may have brought another catalogue.
    noteStep({ kind: 'planRestored' }, { ...before, ...followRecipes(left, await whenInUse(), before) })
    return { kind: 'success', text: restoreText.account.restored }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : ''
    return { kind: 'problem', text: sentence || restoreText.account.restoreFailed }
  }
}
