import type { Stage } from './stages'

/** The stages that `--only=a,b` asks for, in their order, with what they need; all without it. */
export function choose(all: Stage[], args: readonly string[]): Stage[] {
  const unknown = args.filter(arg => !arg.startsWith('--only='))
  const names = args.flatMap(arg => arg.split('=')[1]?.split(',') ?? [])
  unknown.push(...names.filter(name => !all.some(stage => stage.name === name)))
  if (unknown.length > 0) {
    const known = all.map(stage => stage.name).join(', ')
    throw new Error(`Not understood: ${unknown.join(' ')}. Say --only=<stage>, of: ${known}`)
  }
  if (args.length === 0) return all

  const wanted = new Set(names)
  for (const stage of all.toReversed()) {
    if (stage.needs && wanted.has(stage.name)) wanted.add(stage.needs)
  }
  return all.filter(stage => wanted.has(stage.name))
}
