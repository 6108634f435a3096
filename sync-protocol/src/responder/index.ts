export {
  ageText,
  dateOf,
  dayOf,
  directionOf,
  fill,
  isLocale,
  known,
  type Labels,
  LOCALES,
  type Locale,
  labelsOf,
  languageName,
  minuteOf,
  nameInItself,
} from '../card'
export * from './emergency-numbers'
export * from './locale'
export * from './render/ask'
export * from './render/code-page'
export { RESPONDER_CSS } from './render/css'
export * from './render/failure'
export type { PageAction } from './render/frame'
export * from './render/help'
export * from './render/page'
