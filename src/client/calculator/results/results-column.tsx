import { formatNumber } from '#contract/sentences/numbers'
import { lazyExtra } from '../../lazy/lazy-extra.tsx'
import { lazyRows, lazyTab } from '../../lazy/lazy-tab.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { usePlan, useTypesToGet } from '../../plan/current-plan.ts'
import { VisualTreeButton } from '../../plan/tree/visual-tree-button.tsx'
import { useCalculator } from '../../state/calculator.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ExportMenu } from '../share/export-menu.tsx'
import { type ResultsTab, showTab, useView } from '../state/calculator-view.ts'
import { useIsSample } from './sample-plan.ts'
import { loadSummary } from './summary-code.ts'
import { Welcome } from './welcome.tsx'

const text = calculatorText.results

const SummaryTab = lazyRows(loadSummary)
// Its code is fetched only when it is shown, because few plans ever have a problem that leaves them without numbers.
const PlanProblem = lazyTab(() => import('./plan-problem.tsx').then((part) => part.PlanProblem))
const InventoryTab = lazyRows(() =>
  import('../inventory/inventory-tab.tsx').then((part) => part.InventoryTab),
)
const SampleNotice = lazyExtra(() => import('./sample-notice.tsx').then((part) => part.SampleNotice))
const StepsTab = lazyRows(() => import('../../plan/steps/steps-tab.tsx').then((part) => part.StepsTab))

export function ResultsColumn({ className }: { className: string }) {
  const { tab } = useView()
  const empty = useCalculator((state) => state.buildList.length === 0)
  const toGet = useTypesToGet()
  const isSample = useIsSample()
  const { materials, problem } = usePlan()
  // Stock may be recorded before anything is queued: the welcome's link leads there (CAL-6).
  const open = empty && tab !== 'inventory' ? null : tab
  const isDisabled = (name: ResultsTab) => empty && open !== name

  return (
    <Panel
      column="results"
      title={text.title}
      actions={
        <>
          <VisualTreeButton />
          <ExportMenu />
        </>
      }
      className={className}
    >
      {isSample && <SampleNotice />}
      <Tabs
        label={text.title}
        open={open}
        onOpen={showTab}
        tabs={[
          {
            name: 'summary',
            label: text.tabs.summary,
            badge: toGet > 0 ? formatNumber(toGet) : '',
            disabled: isDisabled('summary'),
          },
          { name: 'inventory', label: text.tabs.inventory, disabled: isDisabled('inventory') },
          { name: 'steps', label: text.tabs.steps, disabled: isDisabled('steps') },
        ]}
      >
        {open === null ? (
          <Welcome />
        ) : (
          // Scrolls where what stands above a list leaves it too little room; the key lets each tab begin at its top.
          <div key={open} className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            {open === 'inventory' && <InventoryTab queueIsEmpty={empty} />}
            {open === 'summary' &&
              (problem ? <PlanProblem problem={problem} /> : <SummaryTab materials={materials} />)}
            {open === 'steps' && (problem ? <PlanProblem problem={problem} /> : <StepsTab />)}
          </div>
        )}
      </Tabs>
    </Panel>
  )
}
