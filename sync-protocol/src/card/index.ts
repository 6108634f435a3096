export * from './age'
export * from './blocks'
export * from './card'
export * from './direction'
export * from './facts'
export * from './fields'
export * from './format'
export * from './grades'
export * from './harm'
export * from './labels'
export * from './levels'
<<<<<<< HEAD
export * from './marks'
export * from './parts'
=======
>>>>>>> card
export type { Side } from './sides'
export * from './words'
