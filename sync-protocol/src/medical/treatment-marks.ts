/** Effects that change how an emergency is treated, in the order of harm. */
export const TREATMENT_MARKS = [
  'anticoagulant',
  'insulin',
  'clottingFactor',
  'pulmonaryVasodilator',
  'hypoglycaemic',
  'steroid',
  'antiepileptic',
  'nitrate',
  'pde5',
  'antiplatelet',
  'opioid',
  'opioidBlocker',
  'levodopa',
  'adrenalineAutoInjector',
  'digoxin',
  'lithium',
  'maoInhibitor',
  'betablocker',
  'immunosuppressant',
] as const
export type TreatmentMark = (typeof TREATMENT_MARKS)[number]

export const isTreatmentMark = (text: unknown): text is TreatmentMark =>
  TREATMENT_MARKS.some(mark => mark === text)

/** An effect of a card that the person denies. */
export const denied = <Mark extends TreatmentMark>(mark: Mark) => `not ${mark}` as const
export const CARD_EFFECTS = [...TREATMENT_MARKS, ...TREATMENT_MARKS.map(denied)] as const

const DENIAL = /^(not \w+): (.+)$/s

/**
 * A denial in the record is stored with the name of the medicine, because another device may change the
 * name, and the denial could hide the effect of the new one.
 */
export const denialOf = (mark: TreatmentMark, name: string): string =>
  `${denied(mark)}: ${name.trim()}`

/** The effect as on a card, and the name that a denial is about. */
export function splitEffect(stored: string): [effect: string, of?: string] {
  const [, effect, of] = DENIAL.exec(stored) ?? []
  return effect === undefined || of === undefined ? [stored] : [effect, of]
}

export function isEffect(stored: string): boolean {
  const [effect, of] = splitEffect(stored)
  const known: readonly string[] = of === undefined ? TREATMENT_MARKS : TREATMENT_MARKS.map(denied)
  return known.includes(effect)
}

/** The effect for a card. It is empty if the denial was about another name. */
export function effectFor(stored = '', name = ''): string {
  const [effect, of = name.trim()] = splitEffect(stored)
  return of === name.trim() ? effect : ''
}
