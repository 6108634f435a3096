export * from './link-pages'
