export { LISTS, type Term, type TermList } from './lists'
export { READ_BY_SPEAKER } from './read-by-speaker'
export { suggest } from './suggest'
export { makeSuggest, type Suggest } from './suggest-in'
