import type { Config } from '../../../core/config'

/** Passkeys are bound to the host, and their answers to the exact origin. */
export const relyingParty = ({ publicOrigin }: Config) => ({
  id: new URL(publicOrigin).hostname,
  name: 'LifeTag',
  origin: publicOrigin,
})
