export { LISTS, type Term, type TermList } from './lists'
export { suggest } from './suggest'
