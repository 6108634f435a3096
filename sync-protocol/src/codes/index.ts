export { atOnce } from '../text/in-parts'
export * from './make-code'
