export type Step = { readonly word: string; readonly rest: string }

export type Stage = {
  readonly name: string | null
  /** The name of the image that it starts from, with the arguments filled in. */
  readonly image: string
  readonly steps: readonly Step[]
}

/** The stages of a Dockerfile, as far as ours goes: one line a step. */
export function readStages(text: string): readonly Stage[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const args = new Map<string, string>()
  const stages: (Stage & { readonly steps: Step[] })[] = []
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === undefined || rest === undefined) throw new Error(`not understood: ${line}`)
    if (word === 'FROM') {
      const [image, , name = null] = rest.split(' ')
      stages.push({
        name,
        image: image!.replace(/^\$\{(\w+)\}$/, (_, arg) => args.get(arg) ?? ''),
        steps: [],
      })
    } else if (stages.length > 0) stages.at(-1)!.steps.push({ word, rest })
    else if (word === 'ARG') args.set(rest.split('=')[0]!, rest.slice(rest.indexOf('=') + 1))
  }
  return stages
}

/** How a container of the last stage runs. */
export type RunAs = {
  readonly folder: string
  readonly environment: readonly string[]
  readonly user: string
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
  readonly volume: string
}

export function runAsOf({ steps }: Stage): RunAs {
  const last = (word: string) => steps.findLast((step) => step.word === word)?.rest ?? ''
  return {
    folder: last('WORKDIR'),
    environment: steps.flatMap(({ word, rest }) => (word === 'ENV' ? [rest] : [])),
    user: last('USER'),
    command: JSON.parse(last('CMD')),
    healthCheck: JSON.parse(last('HEALTHCHECK').replace(/^.*? CMD /, '')),
    volume: last('VOLUME'),
  }
}
