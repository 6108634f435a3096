export { fill } from './fill'
export { type PluralForms, pluralForm } from './plural-form'
export { formOf, tagOf } from './tag-of'
