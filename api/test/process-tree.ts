/** The processes of a running Postgres: its backends are sessions of their own, so no group holds them. */
import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that descend from it (Linux). */
export function processTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), parentOf(name)] as const)
  const found = [root]
  // `found` grows while it is walked.
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child)
  }
  return found
}

/** Stops a process and its descendants where they are; call what it gives to let them go on. */
export function freezeTree(root: number): () => void {
  let frozen = processTree(root)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    // Called again it does nothing: a number may be another process's by then.
    frozen = []
  }
}

/** The fourth field of `stat`; the second, the name, is in brackets and may hold anything. */
function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
  } catch {
    return undefined // it ended meanwhile
  }
}
