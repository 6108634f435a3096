export { atOnce } from '../card/words/in-parts'
export * from './make-code'
