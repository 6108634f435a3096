import { expect, it } from 'vitest'
import { parse } from './source'
import { checkPathWords, checkWords } from './word-rule'

const wordsIn = (text: string, path = 'web/src/sync/engine/drain.ts') =>
  checkWords(parse({ path, text })).map(({ line, message }) => `${line} ${message}`)

it.each([
  ['const replantOutbox = 1', '1 replantOutbox: say rebase the outbox'],
  ['const MAX_SETBACKS = 5', '1 MAX_SETBACKS: say recovery, stalled round, timeout'],
  ['\nrun({ journal: 1 })', '2 journal: say acknowledged mutations'],
  ['class A { #verdict = 1 }', '1 verdict: say push result; check; the name of what is found'],
  ['type HeldOut = 1', '1 HeldOut: say own-code view; show'],
  ['// It thaws\nconst a = 1', '1 thaws: say resume'],
  ['/**\n * What is held\n * out here. */', '2 held\n * out: say own-code view; show'],
  [`it.each([1])('a deed is undone', () => {})`, '1 deed: say action; account action'],
])('in %j it finds %j', (text, found) => expect(wordsIn(text)).toEqual([found]))

it.each([
  [`const text = 'the verdict of a journal'`, 'a text'],
  ['const isHeld = out', 'a form of two words, parted'],
  ['const betterWeathered = 1', 'another word that begins so'],
  ['// A token that is taken', 'a plain word in a sentence'],
])('in %j it finds nothing: %s', text => expect(wordsIn(text)).toEqual([]))

it('looks for some words only in folders where they have the private sense', () => {
  expect(wordsIn('const taken = 1')).toEqual(['1 taken: say acknowledged'])
  expect(wordsIn('const taken = 1', 'web/src/features/print/seats.ts')).toEqual([])
  const proof = 'web/dev/sync-proof/actions.ts'
  expect(wordsIn('const takenToken = 1', proof)).toEqual([])
  expect(wordsIn('const takenChanges = 1', proof)).toEqual(['1 takenChanges: say acknowledged'])
})

it('finds them in names of folders and files', () => {
  const found = (path: string) => checkPathWords({ path }).map(({ message }) => message)
  expect(found('sync-protocol/src/sync/chores.sql')).toEqual(['say job'])
  expect(found('web/e2e/weather/line.e2e.ts')).toEqual(['say network conditions; disruption'])
  expect(found('web/src/sync/engine/drain.ts')).toEqual([])
  expect(found('web/decisions/chores.md')).toEqual([])
})
