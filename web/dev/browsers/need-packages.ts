import { installByApt, type Machine, mayInstall, onPath, thisMachine } from '../machine'
import type { Engine } from './engines'

type Needed = Pick<Engine, 'packages' | 'programs'>

/** Throws an error with a message for people. */
export function needPackages(engines: readonly Needed[], machine: Machine = thisMachine): void {
  let missing = missingFor(engines, machine)
  if (missing.length > 0 && mayInstall(machine)) {
    machine.say(`Not here: ${missing.join(', ')}. Asking apt ...`)
    installByApt(['--no-install-recommends', ...missing], machine)
    missing = missingFor(engines, machine)
  }
  if (missing.length === 0) return
  throw new Error(
    `This check needs packages of Debian that are missing here: apt-get install ${missing.join(' ')}`,
  )
}

const missingFor = (engines: readonly Needed[], machine: Machine): string[] =>
  engines
    .filter(({ programs }) => programs.some(program => !onPath(program, machine)))
    .flatMap(({ packages }) => packages)
