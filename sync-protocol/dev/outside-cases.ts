/** Small inputs made after public reports and files of other countries and vendors. */
import { readFileSync } from 'node:fs'
import { type IpsSummary, readIps } from '../src/ips'
import { TODAY } from './clinic-file'

const textOf = (file: string) =>
  readFileSync(new URL(`outside-cases/${file}`, import.meta.url), 'utf8')

/** A summary as another system wrote it. One that is refused fails the test. */
export function outsideSummary(name: string): IpsSummary {
  const read = readIps(textOf(`summaries/${name}.json`), { today: TODAY })
  if (!read.ok) throw new Error(read.words)
  return read.summary
}

/** The columns of each line of a table, without its comments. */
export const outsideLines = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter(line => line.includes('\t') && !line.startsWith('#'))
    .map(line => line.split('\t'))
