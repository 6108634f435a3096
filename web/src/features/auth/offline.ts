/** A passkey needs the server. */
export const authOffline = { '@simplewebauthn/browser/esm': 'online' } as const
