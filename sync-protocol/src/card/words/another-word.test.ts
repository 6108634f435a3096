import { expect, test } from 'vitest'
import { isSevereReaction, severityOf } from '.'

/**
 * A negation of one language is another word in the text's language: now, month, years, more,
 * recently, his.
 */
test.each([
  'nu ernstig',
  'ernstig nu',
  'eerst licht, nu zeer ernstig',
  'het is nu levensbedreigend',
  'pas ernstige reactie gehad',
  'nu svår',
  'svår nu',
  'tidigare lindrig, nu livshotande',
  'fick sin svåraste reaktion',
  'im Mai schwere Reaktion',
  'mai gravă',
  'cea mai severă',
  'acum 3 ani severă',
  'non solamente grave',
  'não só grave',
  'no solamente grave',
])('%s: severe', words => {
  expect(severityOf(words)).toBe('severe')
})

test.each([
  'nu bewusteloos',
  'nu anafylaxie',
  'nu shock gehad',
  'nu andnöd',
  'nu anafylaktisk chock',
  'im Mai Atemnot',
  'cea mai gravă dispnee',
])('%s: endangers life', words => {
  expect(isSevereReaction(words)).toBe(true)
})

test.each([
  'nu severă',
  'nu e gravă',
  'mai grave',
  'sin síntomas graves',
  'pas grave',
  'ani ciężka, ani groźna',
  'ce n’est pas grave',
])('%s: not severe', words => {
  expect(severityOf(words)).toBe('notSevere')
})

test.each(['nu șoc anafilactic', 'sin anafilaxia', 'mai svenuto', 'pas de choc'])(
  '%s: nothing endangers life',
  words => {
    expect(isSevereReaction(words)).toBe(false)
  },
)
