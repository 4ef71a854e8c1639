/** The page's counts, by the class of the list items. */
type Counting = { readonly __drawn: Record<string, number> }

/**
 * Runs in a page before its scripts: counts the list items of a class that React draws, by the marks it sets for its
 * developer tools. A row that a commit leaves as it is does not count.
 */
export function countDraws(rowClass: string): void {
  type Fiber = {
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly return: Fiber | null
    readonly type: unknown
    readonly flags: number
    readonly stateNode: unknown
  }
  /** React's flag on a part of the page whose component has run. */
  const performedWork = 1
  const drawn: Record<string, number> = { [rowClass]: 0 }
  let before = new Set<Fiber>()
  Object.assign(window, {
    __drawn: drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        const components = new Set<Fiber>()
        const stack: (Fiber | null)[] = [root.current]
        while (stack.length > 0) {
          const fiber = stack.pop()
          if (!fiber) continue
          stack.push(fiber.sibling, fiber.child)
          const isRow = fiber.type === 'li' && (fiber.stateNode as HTMLElement).classList.contains(rowClass)
          if (isRow && fiber.return) components.add(fiber.return)
        }
        // React draws a row on another fiber than the one that is shown, so one that was there before was not drawn again.
        for (const fiber of components)
          if (!before.has(fiber) && (fiber.flags & performedWork) !== 0) drawn[rowClass]! += 1
        before = components
      },
    },
  } satisfies Record<string, unknown> & Counting)
}
