import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Something the command palette can do (BEY-15). */
export type Command = {
  readonly id: string
  /** What it is called, and found by. */
  readonly title: string
  /** What is searched instead of the title, where words of the title would also find items. */
  readonly foundBy?: string
  /** Other words it is found by. */
  readonly also?: string
  /** The keys that do the same, as people read them: "Ctrl+Z". */
  readonly keys?: string
  readonly run: () => void
}

const commandsStore = createStore<readonly Command[]>(() => [])

/** Adds commands for as long as a part of the page can do them. @returns a function that removes them */
export function addCommands(commands: readonly Command[]): () => void {
  commandsStore.setState((held) => [...held, ...commands], true)
  return () => commandsStore.setState((held) => held.filter((command) => !commands.includes(command)), true)
}

/** The commands that parts of the page have added. */
export function useAddedCommands(): readonly Command[] {
  return useStore(commandsStore)
}
