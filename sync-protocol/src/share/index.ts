export * from './contacts-message'
export * from './sms'
export * from './text-card'
export * from './vcard'
