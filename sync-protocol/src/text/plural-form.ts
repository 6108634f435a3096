import { memoize } from './memoize'

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const pluralRules = memoize(tag => new Intl.PluralRules(tag))

export const pluralForm = (forms: PluralForms, count: number, locale: string): string =>
  forms[pluralRules(locale).select(count)] ?? forms.other

export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name]
    // "1 октября 2026 г." already ends with a full stop.
    return value === undefined ? whole : `${value}${String(value).endsWith('.') ? '' : stop}`
  })
