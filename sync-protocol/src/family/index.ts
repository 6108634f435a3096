export * from './family-limits'
export * from './roles'
export * from './widens'
