export * from './emergency-call'
export * from './emergency-numbers'
export {
  directionOf,
  isLocale,
  type Labels,
  LOCALES,
  type Locale,
  labelsOf,
  nameOf,
} from './labels'
export * from './locale'
export * from './marks'
export * from './render/ask'
export * from './render/code-page'
export { RESPONDER_CSS } from './render/css'
export type { PageAction } from './render/frame'
export * from './render/not-found'
export * from './render/offline'
export * from './render/page'
export { dialable } from './render/value'
export { ageText, dateOf, dayOf, fill, known, languageName, minuteOf } from './render/words'
