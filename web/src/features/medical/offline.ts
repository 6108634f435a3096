/** Names of other countries' medicines are only suggested while the person is connected. */
export const medicalOffline = { 'sync-protocol/src/terms/abroad': 'online' } as const
