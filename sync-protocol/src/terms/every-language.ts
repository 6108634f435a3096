/** All languages at once, for whoever has room for them: the server, and the tests. */
import { dictionaryOf } from './read-term'
import { TABLES } from './translated'

export const EVERY_LANGUAGE = dictionaryOf(Object.values(TABLES))
