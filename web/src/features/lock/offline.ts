/** Without a record there is nothing to lock. */
export const lockOffline = {
  'app/lock/closed': 'lock',
  'app/orphans/handle-orphan-databases': 'lock',
  'db/erase': 'lock',
  'features/account/before-sign-out': 'lock',
  'features/lock/lock-card': 'lock',
} as const
