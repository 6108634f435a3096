import { type Change, changeSince, narrow } from './changed'
import type { Stage } from './stages'

/**
 * No argument picks the stages of `npm test`, and `--all` adds the rest. `--only=a,b` picks the named stages
 * and those that they need. `--changed` (since the last commit) and `--changed=<commit or branch>` pick what
 * the change can break. Any other argument throws an error.
 */
export function choose(
  all: Stage[],
  args: readonly string[],
  findChange: (since: string) => Change = changeSince,
): Stage[] {
  const short = all.filter(stage => !stage.isRest)
  if (args.length === 0) return short
  const [first = ''] = args
  if (args.length === 1 && first === '--all') return all
  const since = /^--changed(?:=(.+))?$/.exec(first)
  if (since && args.length === 1) return narrow(short, findChange(since[1] ?? 'HEAD'))

  const unknown = args.filter(arg => !arg.startsWith('--only='))
  const names = args.flatMap(arg => arg.split('=')[1]?.split(',') ?? [])
  unknown.push(...names.filter(name => !all.some(stage => stage.name === name)))
  if (unknown.length > 0) {
    const known = all.map(stage => stage.name).join(', ')
    throw new Error(
      `Not understood: ${unknown.join(' ')}. Say --all, --changed or --only=<stage>, of: ${known}`,
    )
  }
  const wanted = new Set(names)
  for (const stage of all.toReversed()) {
    if (stage.needs && wanted.has(stage.name)) wanted.add(stage.needs)
  }
  return all.filter(stage => wanted.has(stage.name))
}
