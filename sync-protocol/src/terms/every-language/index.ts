/** All languages at once, for those with room for them: the server and the tests. */
import { atOnce } from '../../card/words/in-parts'
import { dictionaryOf, learnTerms } from '../read-term'
import { TABLES } from '../translated'

export const EVERY_LANGUAGE = dictionaryOf(Object.values(TABLES))

/** A server does so before its first scan, which would otherwise wait for it. */
export const learnEveryLanguage = () => atOnce(learnTerms(EVERY_LANGUAGE))
