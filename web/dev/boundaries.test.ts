import { describe, expect, it } from 'vitest'
import { checkCardReading } from './boundaries/card-rule'
import { checkCircles } from './boundaries/circle-rule'
import { checkExportNames } from './boundaries/export-names-rule'
import { checkImports, checkPlace } from './boundaries/import-rules'
import { checkLogicalCss } from './boundaries/logical-css-rule'
import { checkProse } from './boundaries/prose-rule'
import { checkPurity } from './boundaries/purity-rule'
import { listFiles, readSource } from './boundaries/repository'
import {
  checkExactVersions,
  checkLength,
  checkNoDodgedTests,
  checkTopFolders,
} from './boundaries/shape-rules'
import { parse, type Violation } from './boundaries/source'

const paths = listFiles()
const parsed = paths.filter(path => /\.tsx?$/.test(path)).map(path => parse(readSource(path)))

describe('the repository', () => {
  it('reads every file', () => {
    expect(paths).toContain('web/dev/boundaries.test.ts')
    expect(paths.filter(path => path.includes('node_modules'))).toEqual([])
    expect(parsed.length).toBeGreaterThan(10)
  })

  it('imports one way only', () => expect(linesOf(parsed.flatMap(checkImports))).toEqual([]))

  it.each(['web/src/', 'api/src/', 'sync-protocol/src/', 'web/dev/sync-proof/'])(
    'has no cycle of modules under %s',
    folder => expect(linesOf(checkCircles(parsed, folder))).toEqual([]),
  )

  it('keeps every shipped file in a folder of the architecture', () =>
    expect(linesOf(parsed.flatMap(checkPlace))).toEqual([]))

  it('reads the sections of a card only in the card module', () =>
    expect(linesOf(parsed.flatMap(checkCardReading))).toEqual([]))

  it('keeps the protocol free of time, chance and the outside', () =>
    expect(linesOf(parsed.flatMap(checkPurity))).toEqual([]))

  it('names no side of the screen in a class', () =>
    expect(linesOf(parsed.flatMap(checkLogicalCss))).toEqual([]))

  it('has only the five top-level folders', () =>
    expect(linesOf(checkTopFolders(paths))).toEqual([]))

  it('has no file over 400 lines except tables', () => {
    const files = paths.filter(path => /\.(tsx?|css|sql|html|sh)$/.test(path)).map(readSource)
    expect(linesOf(files.flatMap(checkLength))).toEqual([])
  })

  it('skips no test', () => expect(linesOf(parsed.flatMap(checkNoDodgedTests))).toEqual([]))

  it('exports each name of a package from one file', () =>
    expect(linesOf(checkExportNames(parsed))).toEqual([]))

  it('explains itself in plain sentences, or is no worse than its limit', () =>
    expect(linesOf(checkProse(parsed))).toEqual([]))

  it('pins every version exactly', () => {
    const manifests = paths.filter(path => /(^|\/)package\.json$/.test(path)).map(readSource)
    expect(manifests.length).toBe(8)
    expect(linesOf(manifests.flatMap(checkExactVersions))).toEqual([])
  })
})

function linesOf(violations: Violation[]): string[] {
  return violations.map(({ path, line, message }) => `${path}:${line} ${message}`)
}
