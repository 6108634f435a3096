import { expect, it } from 'vitest'
import { parse } from '../boundaries/source'
import { commentSentences, isPronounHeavy } from './sentences'

const sentencesIn = (text: string) => commentSentences(parse({ path: 'web/src/a.ts', text }))

it('sentences end at a full stop before a capital, across lines', () => {
  expect(
    sentencesIn('/**\n * One is\n * here. Two, e.g. a pear (1.5 kg), is not! `f()` is.\n */'),
  ).toEqual(['One is here.', 'Two, e.g a pear (1.5 kg), is not!', 'CODE is.'])
})

it('paragraphs and list items end a sentence, and tables and code are left out', () => {
  const lines = ['Fruit', '', '- a pear', '- an apple', '@param ripe when it is', '| no | table |']
  expect(sentencesIn(`/**\n${lines.map(line => ` * ${line}`).join('\n')}\n */`)).toEqual([
    'Fruit',
    'a pear',
    'an apple',
    'ripe when it is',
  ])
  expect(sentencesIn('/**\n * See:\n * ```ts\n * not.this()\n * ```\n */')).toEqual(['See:'])
})

it('line comments are one text if nothing is between them', () => {
  expect(sentencesIn('// A pear\n// is here.\nf() // An apple\ng() // A plum')).toEqual([
    'A pear is here.',
    'An apple',
    'A plum',
  ])
})

it('of a comment that a tool reads, the reason is a sentence', () => {
  expect(sentencesIn('// biome-ignore lint/a/b: The pear is ripe.\nf()')).toEqual([
    'The pear is ripe.',
  ])
  expect(sentencesIn('/// <reference types="x" />\n// 1 → 2\nf()')).toEqual([])
})

it.each([
  ['It sees that those who came had none.', true],
  ['It sees that the guests had none.', false],
  ['CODE sends its row to the server that has the others.', false],
])('%j has four pronouns: %s', (sentence, expected) =>
  expect(isPronounHeavy(sentence)).toBe(expected),
)
