export * from './app-routes'
export * from './auth'
export * from './errors'
export * from './password'
