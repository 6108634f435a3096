export { CAPSULE_LEVELS } from './card-layout'
export * from './decode-capsule'
export * from './encode-capsule'
export { learnModel } from './lessons'
