import { type Change, changeSince, narrow } from './changed'
import type { Stage } from './stages'

/**
 * The stages that `--only=a,b` asks for, in their order, with what they need; those that a change can
 * break for `--changed` (since the last commit) or `--changed=<commit or branch>`; all without either.
 */
export function choose(
  all: Stage[],
  args: readonly string[],
  findChange: (since: string) => Change = changeSince,
): Stage[] {
  const since = /^--changed(?:=(.+))?$/.exec(args[0] ?? '')
  if (since && args.length === 1) return narrow(all, findChange(since[1] ?? 'HEAD'))
  const unknown = args.filter(arg => !arg.startsWith('--only='))
  const names = args.flatMap(arg => arg.split('=')[1]?.split(',') ?? [])
  unknown.push(...names.filter(name => !all.some(stage => stage.name === name)))
  if (unknown.length > 0) {
    const known = all.map(stage => stage.name).join(', ')
    throw new Error(
      `Not understood: ${unknown.join(' ')}. Say --changed or --only=<stage>, of: ${known}`,
    )
  }
  if (args.length === 0) return all

  const wanted = new Set(names)
  for (const stage of all.toReversed()) {
    if (stage.needs && wanted.has(stage.name)) wanted.add(stage.needs)
  }
  return all.filter(stage => wanted.has(stage.name))
}
