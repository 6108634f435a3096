export * from './age'
export * from './card'
export * from './disclose'
export * from './table'
