/**
 * What a view costs the server in processor time, which other work on the machine hardly changes: so
 * many views at a time that the server is never idle, and the time that the kernel charged it.
 */
import { readFileSync } from 'node:fs'

/** Of one process, all its threads, in ms. Linux counts in hundredths of a second: proc(5). */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Runs `work` `total` times, `atOnce` at a time, and gives the processor's ms that each cost `pid`. */
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
