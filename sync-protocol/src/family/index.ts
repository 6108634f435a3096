export * from './discloses-more'
export * from './family-limits'
export * from './roles'
