import { memoize } from './memoize'

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const pluralRules = memoize(tag => new Intl.PluralRules(tag))

export const pluralForm = (forms: PluralForms, count: number, locale: string): string =>
  forms[pluralRules(locale).select(count)] ?? forms.other
