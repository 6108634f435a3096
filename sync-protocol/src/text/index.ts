export { fill, type PluralForms, pluralForm } from './plural-form'
export { formOf, tagOf } from './tag-of'
