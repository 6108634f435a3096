import { atOnce } from '../../card/words/in-parts'
import { dictionaryOf, prepareTerms } from '../read-term'
import { TABLES } from '../translated'

export const EVERY_LANGUAGE = dictionaryOf(Object.values(TABLES))

/** Otherwise the first scan would wait. */
export const prepareEveryLanguage = () => atOnce(prepareTerms(EVERY_LANGUAGE))
