/** The backends of Postgres are sessions of their own, so no group contains all its processes. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux only. */
export function processTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), parentOf(name)] as const)
  const found = [root]
  // The loop also visits what it appends.
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child)
  }
  return found
}

export function freezeTree(root: number): () => void {
  let frozen = processTree(root)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    // The ids may belong to other processes by a second call.
    frozen = []
  }
}

/** The fourth field of `stat`. The name before it is in brackets and can contain anything. */
function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2])
  } catch {
    return undefined // the process ended meanwhile
  }
}
