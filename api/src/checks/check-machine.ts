import { mkdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { bad, type Finding, well } from './finding'

const GB = 1024 ** 3

type Machine = { node: string; memoryBytes: number; freeBytes: number; diskBytes: number }

export async function readMachine(dataDir: string): Promise<Machine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { bavail, blocks, bsize } = await statfs(dataDir)
  // A container may have less memory than the machine.
  const limit = process.constrainedMemory()
  const memoryBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return {
    ...{ node: process.versions.node, memoryBytes },
    ...{ freeBytes: bavail * bsize, diskBytes: blocks * bsize },
  }
}

export function checkMachine({ node, memoryBytes, freeBytes, diskBytes }: Machine): Finding[] {
  const isCurrent = Number.parseInt(node, 10) >= 24
  const freeGb = (freeBytes / GB).toFixed(1)
  const memoryGb = (memoryBytes / GB).toFixed(1)
  return [
    well('Node', isCurrent ? `It is ${node}.` : `${node} works. 24 is recommended.`),
    freeBytes < GB || freeBytes < diskBytes / 20
      ? bad(
          'Disk',
          `Only ${freeGb} GB are free where DATA_DIR is. Free some, or use a larger disk.`,
        )
      : well('Disk', `${freeGb} GB are free where DATA_DIR is.`),
    memoryBytes < 0.9 * GB
      ? bad('Memory', `${memoryGb} GB are too little. A server with its database needs 1 GB.`)
      : well('Memory', `${memoryGb} GB.`),
  ]
}
