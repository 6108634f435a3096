export * from './code'
export * from './link'
