/**
 * Other load on the machine hardly changes the processor time of a view. So many views run in parallel that the
 * server is never idle.
 */
import { readFileSync } from 'node:fs'

/** Includes all threads. Linux counts in hundredths of a second: proc(5). */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Returns the ms of processor time of `pid` per run. */
export async function processorMsEach(
  pid: number,
  { total, atOnce }: { total: number; atOnce: number },
  work: () => Promise<void>,
): Promise<number> {
  const beforeMs = processorMs(pid)
  let begun = 0
  const worker = async () => {
    while (begun < total) {
      begun += 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (processorMs(pid) - beforeMs) / total
}
