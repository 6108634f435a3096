import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DECODER } from './build-decoder'

export interface Asked {
  digits: string
  today: string
}

/** Cards with one dictionary follow each other, because reading a dictionary takes time. */
export const byPack = <T extends { digits: string }>(asked: readonly T[]): T[] =>
  [...asked].sort((a, b) => (a.digits.slice(22) < b.digits.slice(22) ? -1 : 1))

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

/** The answers of the reader in Python, as JSON, in the order of `asked`. */
export async function readInPython(asked: readonly Asked[]): Promise<unknown[]> {
  const middle = Math.ceil(asked.length / 2)
  const halves = [asked.slice(0, middle), asked.slice(middle)]
  return (await Promise.all(halves.map(runPython))).flat()
}

async function runPython(asked: readonly Asked[]): Promise<unknown[]> {
  const file = join(DECODER, 'python/lifetag_decode.py')
  const reader = spawn('python3', ['-I', '-S', '-B', file, '--lines'])
  const failed = text(reader.stderr)
  reader.stdin.end(asked.map(each => `${JSON.stringify(each)}\n`).join(''))
  const answers = (await text(reader.stdout)).split('\n').filter(Boolean)
  if (answers.length !== asked.length) throw new Error(`The reader ended: ${await failed}`)
  return answers.map(answer => JSON.parse(answer))
}
