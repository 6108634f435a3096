export * from './discloses-more'
export * from './roles'
