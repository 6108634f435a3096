import { codeOrigin } from '../../addresses/code-origin'

/** Hosts of our printed links: the target of codes, and the origin of this app. */
export const ourHosts = (): string[] => [new URL(codeOrigin()).host, window.location.host]
