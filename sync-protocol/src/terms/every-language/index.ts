import { TABLES } from '../../languages/lists/terms.data'
import { atOnce } from '../../text/in-parts'
import { dictionaryOf, prepareTerms } from '../read-term'

export const EVERY_LANGUAGE = dictionaryOf(Object.values(TABLES))

/** Otherwise the first scan would wait. */
export const prepareEveryLanguage = () => atOnce(prepareTerms(EVERY_LANGUAGE))
