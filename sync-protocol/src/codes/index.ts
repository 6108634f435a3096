export * from './make-code'
