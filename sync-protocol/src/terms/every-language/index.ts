import { TABLES } from '../../languages/terms'
import { atOnce } from '../../text/in-parts'
import { dictionaryOf, prepareTerms } from '../read-term'

export const EVERY_LANGUAGE = dictionaryOf(Object.values(TABLES))

/** Otherwise the first scan would wait. */
export const prepareEveryLanguage = () => atOnce(prepareTerms(EVERY_LANGUAGE))
