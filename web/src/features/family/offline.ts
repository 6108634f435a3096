/** Most people have only one record. */
export const familyOffline = {
  'features/family/family-screen': 'family',
  'features/family/others-profile': 'family',
  'features/family/profile-bar': 'family',
  'features/family/unsent-copy-cards': 'family',
  'sync/runtime/close-profile': 'family',
  'sync/runtime/other-profiles': 'family',
  'features/family/reminder-cards': 'family',
  'features/family/export-button': 'online',
  'features/family/refused-record': 'online',
  'sync/runtime/refresh-profiles': 'online',
} as const
