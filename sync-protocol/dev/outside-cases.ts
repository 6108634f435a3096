/** Small inputs modelled on public reports and on files of other countries. */
import { readFileSync } from 'node:fs'
import { type IpsSummary, readIps } from '../src/ips'
import { TODAY } from './clinic-file'

const textOf = (file: string) =>
  readFileSync(new URL(`outside-cases/${file}`, import.meta.url), 'utf8')

export function outsideSummary(name: string): IpsSummary {
  const read = readIps(textOf(`summaries/${name}.json`), { today: TODAY })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}

export const outsideLines = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter(line => line.includes('\t') && !line.startsWith('#'))
    .map(line => line.split('\t'))
