export * from './decode-capsule'
export * from './encode-capsule'
export * from './levels'
export { learnModel } from './v2'
