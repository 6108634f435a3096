export * from './family-limits'
export * from './roles'
